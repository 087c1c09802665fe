import { css } from '@emotion/react';
import { Section } from '../../../components/text/section';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import {
  type FeaturesProps,
  FeatureList,
  FeatureWords,
  largeMini,
  splitByPanel,
} from '../feature';

/** One long receipt with a part of the product on each row; the words are beside it, on narrow screens on it. */
export function Receipt({ features: { title, text, items } }: FeaturesProps) {
  const { withPanel, textOnly } = splitByPanel(items);
  return (
    <div css={groundStyle}>
      <Section title={title} text={text} wideHead>
        <ol css={receiptStyle}>
          {withPanel.map((feature) => (
            <li key={feature.title}>
              <FeatureWords feature={feature} />
              {feature.mini && <MiniPanel mini={feature.mini} />}
            </li>
          ))}
        </ol>
        <FeatureList items={textOnly} />
      </Section>
    </div>
  );
}

const groundStyle = css({
  background: `light-dark(${theme.tint.line}, ${theme.tint.soft})`,
});

/** Where the paper begins on wide screens: below the text of the section’s head. */
const WORDS = `calc((100% - ${theme.space[12]}) * 5 / 12 + ${theme.space[12]})`;

const receiptStyle = css(plainList, {
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
    padding: 0,
    border: 0,
    background: 'none',
    boxShadow: 'none',
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
    padding: `${theme.space[1]} ${theme.space[3]}`,
    border: `${theme.thick} solid`,
    borderRadius: theme.radius.tiny,
    rotate: '-3deg',
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
