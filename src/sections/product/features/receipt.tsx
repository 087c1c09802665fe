import { css } from '@emotion/react';
import { noBox } from '../../../components/product/product-style';
import { Section } from '../../../components/text/section';
import { stamped } from '../../../panels/mini/cards';
import { theme } from '../../../styles/theme';
import { type FeaturesProps, FeaturePanels, largeMini } from '../feature';

/** One long receipt with a part of the product on each row; the words are beside it, on narrow screens on it. */
export function Receipt({ features: { title, text, items } }: FeaturesProps) {
  return (
    <Section title={title} text={text} tone="tinted" wideHead>
      <FeaturePanels items={items} css={receiptStyle} />
    </Section>
  );
}

/** Where the paper begins on wide screens: below the text of the section’s head. */
const WORDS = `calc((100% - ${theme.space[12]}) * 5 / 12 + ${theme.space[12]})`;

const receiptStyle = css({
  position: 'relative',
  isolation: 'isolate',
  marginBlock: theme.space[10],
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: `calc(-1 * ${theme.space[6]}) 0`,
    // Paper stays light in the dark theme.
    background: `light-dark(${theme.colour.surface}, ${theme.colour.onDark})`,
    ...tornEdges(theme.space[4]),
  },
  '> li': {
    display: 'grid',
    gap: theme.space[5],
    padding: theme.space[5],
    '> :first-child p': { color: theme.colour.text },
    // All of it is on the paper.
    [theme.media.narrow]: {
      paddingInline: theme.space[4],
      colorScheme: 'light',
      color: theme.colour.text,
    },
  },
  // The perforation.
  '> li:not(:first-of-type)': {
    borderTop: `${theme.line} dashed ${theme.colour.control}`,
  },
  '[data-mini]': {
    ...largeMini,
    colorScheme: 'light',
    ...noBox,
    fontVariantNumeric: 'tabular-nums',
    '> dl > div': {
      borderTop: 0,
      paddingBlock: theme.space[1],
      columnGap: theme.space[2],
    },
    // Below its label before it is in two lines.
    dd: { flexBasis: 'auto' },
  },
  // Stamped on the paper.
  '[data-mini="payment"] > :last-child': {
    width: 'fit-content',
    marginTop: theme.space[2],
    ...stamped,
  },
  [theme.media.wide]: {
    '&::before': { left: WORDS },
    '> li': {
      gridTemplateColumns: `${WORDS} minmax(0, 1fr)`,
      gap: 0,
      padding: 0,
      '> *': { paddingBlock: theme.space[6] },
      '> :first-child': { paddingRight: theme.space[16] },
      h3: { fontSize: theme.text.title3 },
    },
    '[data-mini]': { padding: `${theme.space[5]} ${theme.space[8]}` },
  },
});

/** Teeth as wide as this at the upper and the lower edge. */
function tornEdges(width: string) {
  const teeth = 'transparent, black 1deg 89deg, transparent 90deg';
  return {
    maskImage: `conic-gradient(from 135deg at top, ${teeth}), conic-gradient(from -45deg at bottom, ${teeth})`,
    maskPosition: 'top, bottom',
    maskRepeat: 'repeat-x',
    maskSize: `${width} 51%`,
  };
}
