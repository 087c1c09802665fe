import { css } from '@emotion/react';
import { noBox } from '../../../components/product/product-style';
import { Section } from '../../../components/text/section';
import { stamped } from '../../../panels/mini/cards';
import { theme } from '../../../styles/theme';
import { type FeaturesProps, FeaturePanels, largeMini } from '../feature';

/** A long receipt with a mini panel in each row; the words are beside it, on narrow screens on it. */
export function Receipt({ features: { title, text, items } }: FeaturesProps) {
  return (
    <Section title={title} text={text} tone="tinted" wideHead>
      <FeaturePanels items={items} css={receiptStyle} />
    </Section>
  );
}

/** The left edge of the paper on wide screens, aligned with the section’s text. */
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
    // Paper is light in both themes.
    background: `light-dark(${theme.colour.surface}, ${theme.colour.onDark})`,
    ...tornEdges(theme.space[4]),
  },
  '> li': {
    display: 'grid',
    gap: theme.space[5],
    padding: theme.space[5],
    '> :first-child p': { color: theme.colour.text },
    // On narrow screens the words are on the paper too, so they are dark in both themes.
    [theme.media.narrow]: {
      paddingInline: theme.space[4],
      colorScheme: 'light',
      color: theme.colour.text,
    },
  },
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
    // A long value wraps below its label before it breaks.
    dd: { flexBasis: 'auto' },
  },
  // The status looks stamped on the paper.
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

/** A mask with teeth of this width at the upper and the lower edge. */
function tornEdges(width: string) {
  const teeth = 'transparent, black 1deg 89deg, transparent 90deg';
  return {
    maskImage: `conic-gradient(from 135deg at top, ${teeth}), conic-gradient(from -45deg at bottom, ${teeth})`,
    maskPosition: 'top, bottom',
    maskRepeat: 'repeat-x',
    maskSize: `${width} 51%`,
  };
}
