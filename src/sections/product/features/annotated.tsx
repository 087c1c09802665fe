import { css } from '@emotion/react';
import { MiniPanel, zoomStyles } from '../../../panels/mini/mini-panel';
import { paperStyle } from '../../../panels/parts/paper';
import { onDarkStyle, plainList } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { STRONG_BORDER } from '../../../styles/tint';
import { type IllustratedProps, FeatureWords } from '../../shared/feature';

/** One long receipt. */
export const Receipt = (props: IllustratedProps) => (
  <Annotated {...props} object="receipt" />
);

/** A chain of cards or, if all mini panels are phones, one long phone. */
export function Chain({ features }: IllustratedProps) {
  const arePhones = features.every(({ mini }) => mini.kind === 'phone');
  return (
    <Annotated features={features} object={arePhones ? 'phone' : 'chain'} />
  );
}

interface AnnotatedProps extends IllustratedProps {
  object: keyof typeof listStyles;
}

/** An object whose parts are the mini panels. On wide screens a line leads from each feature to its part. */
function Annotated({ features, object }: AnnotatedProps) {
  return (
    <ul css={[annotatedStyle, listStyles[object]]}>
      {features.map((feature) => {
        const { title, mini } = feature;
        const isQuote = mini.kind === 'review';
        return (
          <li key={title}>
            <FeatureWords
              feature={feature}
              css={[
                wordsStyle,
                object !== 'receipt' && onDarkStyle,
                isQuote && quoteWordsStyle,
              ]}
            />
            <MiniPanel
              mini={mini}
              frame={object === 'chain' && !isQuote ? 'card' : 'none'}
              css={[
                isQuote ? quoteStyle : zoomStyles.inFeature,
                object === 'receipt' && receiptPartStyle,
              ]}
            />
          </li>
        );
      })}
    </ul>
  );
}

const OBJECT_WIDTH = '30rem';
const PERFORATION = `${theme.stroke.thin} dashed ${theme.colour.control}`;
const GAP = theme.space[12];

const annotatedStyle = css(plainList, {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  '> li': { display: 'grid', gap: theme.space[5], position: 'relative' },
  '+ ul': { marginTop: theme.space[12] },
  [theme.media.wide]: {
    '> li': {
      gridTemplateColumns: `minmax(0, 1fr) ${OBJECT_WIDTH}`,
      gap: 0,
      alignItems: 'baseline',
    },
  },
});

const listStyles = {
  receipt: css(paperStyle, {
    marginBlock: theme.space[10],
    '&::before, &::after': { inset: `calc(-1 * ${theme.space[6]}) 0` },
    [theme.media.narrow]: {
      // On narrow screens the words are on the paper too, so they are dark in both themes.
      '> li': {
        padding: `${theme.space[5]} ${theme.space[4]}`,
        colorScheme: 'light',
        color: theme.colour.text,
      },
      'li + li': { borderTop: PERFORATION },
    },
    [theme.media.wide]: {
      gridAutoRows: '1fr',
      '&::before, &::after': { left: `calc(100% - ${OBJECT_WIDTH})` },
    },
  }),
  // The parts of a phone join, from tablets on; on narrower screens the words divide them.
  phone: css({
    gap: theme.space[8],
    [theme.media.medium]: {
      gap: 0,
      '> li': {
        // The phone has a third, or else 21rem, as long as half is left to the words.
        gridTemplateColumns: 'minmax(0, 1fr) max(34%, min(21rem, 50%))',
        gap: 0,
        alignItems: 'stretch',
      },
      h3: { marginTop: theme.space[2] },
    },
  }),
  // A line joins the cards, behind them.
  chain: css({
    gap: GAP,
    [theme.media.narrow]: {
      paddingLeft: theme.space[5],
      borderLeft: STRONG_BORDER,
    },
    [theme.media.wide]: {
      '> li + li::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        right: `calc(${OBJECT_WIDTH} / 2)`,
        bottom: `calc(100% - ${GAP})`,
        height: `calc(4 * ${GAP})`,
        borderLeft: STRONG_BORDER,
      },
    },
  }),
};

const receiptPartStyle = css({
  colorScheme: 'light',
  'dl > div': { paddingBlock: theme.space[1], border: 0 },
  [theme.media.wide]: {
    marginInline: theme.space[6],
    paddingBlock: theme.space[6],
    'li + li > &': { borderTop: PERFORATION },
  },
});

/** As wide as the page, with its stars beside the words. */
const quoteStyle = css({
  [theme.media.wide]: { gridArea: '1 / 1 / auto / 3', alignSelf: 'start' },
});

const wordsStyle = css({
  p: { color: theme.colour.text },
  [theme.media.medium]: { p: { paddingRight: theme.space[6] } },
  [theme.media.wide]: {
    p: { maxWidth: '28rem' },
    '--feature-title': theme.text.title2Small,
    fontSize: theme.text.lead,
    h3: {
      alignItems: 'center',
      '&::after': {
        content: '""',
        flex: 1,
        marginLeft: theme.space[2],
        borderTop: `${theme.stroke.thin} solid ${theme.tint.strong}`,
      },
      // With this height the icon’s lower edge is on the title’s baseline.
      '> svg': { height: 'auto' },
    },
  },
});

const quoteWordsStyle = css({
  [theme.media.wide]: {
    gridArea: '1 / 1',
    alignSelf: 'start',
    h3: { marginTop: theme.space[8] },
  },
});
