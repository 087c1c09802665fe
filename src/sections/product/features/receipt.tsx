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
} from '../feature';

/** A long receipt with a mini panel in each row; the words are beside it, on narrow screens on it. */
export function Receipt({ features: { title, text, items } }: FeaturesProps) {
  return (
    <Section title={title} text={text} tone="tinted">
      <ul css={receiptStyle}>
        {items.map(
          (feature) =>
            feature.mini && (
              <li key={feature.title}>
                <FeatureWords feature={feature} />
                <MiniPanel
                  mini={feature.mini}
                  variant="plain"
                  css={miniStyle}
                />
              </li>
            ),
        )}
      </ul>
      <FeatureList items={items.filter(({ mini }) => !mini)} />
    </Section>
  );
}

/** How wide the paper is on wide screens. */
const PAPER = '30rem';

const perforated = {
  borderRadius: 0,
  borderTop: `${theme.line} dashed ${theme.colour.control}`,
};

const receiptStyle = css(plainList, {
  position: 'relative',
  isolation: 'isolate',
  marginBlock: theme.space[10],
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: `calc(-1 * ${theme.space[6]}) 0`,
  },
  // The mask of the paper would cut its shadow.
  '&::after': {
    marginBlock: theme.space[2],
    boxShadow: theme.shadow.large,
  },
  '&::before': {
    // Paper stays light in the dark theme.
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
  [theme.media.narrow]: { '> li:not(:first-of-type)': perforated },
  [theme.media.wide]: {
    '&::before, &::after': { left: `calc(100% - ${PAPER})` },
    '> li': {
      gridTemplateColumns: `minmax(0, 1fr) ${PAPER}`,
      gap: theme.space[16],
      padding: 0,
      '> :first-child': {
        maxWidth: '30rem',
        paddingBlock: theme.space[6],
        fontSize: theme.text.lead,
      },
      h3: { fontSize: theme.text.titleText },
    },
  },
});

const miniStyle = css(largeMini, {
  colorScheme: 'light',
  [theme.media.wide]: {
    marginInline: theme.space[6],
    paddingBlock: theme.space[6],
    'li + li > &': perforated,
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
