import { css } from '@emotion/react';
import { Section } from '../../../components/text/section';
import type { AnnotatedObject } from '../../../content/schemas/product/product-layout';
import { MiniPanel, zoomStyles } from '../../../panels/mini/mini-panel';
import { paperStyle } from '../../../panels/parts/paper';
import { onDarkStyle, plainList } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { STRONG_BORDER } from '../../../styles/tint';
import {
  type FeaturesProps,
  FeatureGround,
  FeatureList,
  FeatureWords,
} from '../../shared/feature';

interface AnnotatedProps extends FeaturesProps {
  object: AnnotatedObject;
}

/** One object of which each mini panel is a part. On wide screens a line leads from each feature to its part. */
export function Annotated(props: AnnotatedProps) {
  const { object, shown, others, ...head } = props;
  const onDark = object !== 'receipt';
  const content = (
    <>
      <ul css={[annotatedStyle, objectStyles[object]]}>
        {shown.map((feature) => {
          const { title, mini } = feature;
          const isQuote = mini.kind === 'review';
          return (
            <li key={title} css={isQuote && quoteStyle}>
              <FeatureWords
                feature={feature}
                css={[wordsStyle, onDark && onDarkStyle]}
              />
              <MiniPanel
                mini={mini}
                variant={object === 'chain' && !isQuote ? 'card' : 'plain'}
                css={!isQuote && zoomStyles.inFeature}
              />
            </li>
          );
        })}
      </ul>
      <FeatureList onDark={onDark} items={others} />
    </>
  );
  return onDark ? (
    <FeatureGround {...head}>{content}</FeatureGround>
  ) : (
    <Section {...head} tone="tinted">
      {content}
    </Section>
  );
}

const MINI = '> li > [data-part="mini"]';
const WIDTH = '30rem';
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
      gridTemplateColumns: `minmax(0, 1fr) ${WIDTH}`,
      gap: 0,
      alignItems: 'baseline',
    },
  },
});

const objectStyles = {
  receipt: css(paperStyle, {
    marginBlock: theme.space[10],
    '&::before, &::after': { inset: `calc(-1 * ${theme.space[6]}) 0` },
    [MINI]: { colorScheme: 'light' },
    'dl > div': { paddingBlock: theme.space[1], border: 0 },
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
      '&::before, &::after': { left: `calc(100% - ${WIDTH})` },
      [MINI]: { marginInline: theme.space[6], paddingBlock: theme.space[6] },
      'li + li > [data-part="mini"]': { borderTop: PERFORATION },
    },
  }),
  // The parts of a phone join, from tablets on; on narrower screens the words divide them.
  phone: css({
    gap: theme.space[8],
    [theme.media.medium]: {
      gap: 0,
      '> li': {
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
        right: `calc(${WIDTH} / 2)`,
        bottom: `calc(100% - ${GAP})`,
        height: `calc(4 * ${GAP})`,
        borderLeft: STRONG_BORDER,
      },
    },
  }),
};

/** As wide as the page, with its stars beside the words. */
const quoteStyle = css({
  [theme.media.wide]: {
    '> *': { gridArea: '1 / 1', alignSelf: 'start' },
    '> [data-part="mini"]': { gridColumnEnd: 3 },
    h3: { marginTop: theme.space[8] },
  },
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
