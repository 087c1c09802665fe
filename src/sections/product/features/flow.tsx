import { css } from '@emotion/react';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { columns } from '../../../styles/columns';
import { onDarkStyle } from '../../../styles/layout';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import { STRONG_BORDER } from '../../../styles/tint';
import {
  type FeaturesProps,
  FeatureGround,
  FeatureList,
  FeatureWords,
  largeMini,
} from '../feature';

/** For features that are the steps of one story: a line connects their mini panels. */
export function Flow({ shown, others, ...head }: FeaturesProps) {
  return (
    <FeatureGround {...head}>
      <ul css={flowStyle}>
        {shown.map((feature) => {
          const { title, mini } = feature;
          const isReview = mini.kind === 'review';
          return (
            <li
              key={title}
              css={[stepStyle, isReview ? reviewStyle : besideLineStyle]}
            >
              <FeatureWords feature={feature} css={onDarkStyle} />
              <MiniPanel
                mini={mini}
                variant={isReview ? 'plain' : 'card'}
                css={isReview ? undefined : largeMini}
              />
            </li>
          );
        })}
      </ul>
      <FeatureList onDark items={others} />
    </FeatureGround>
  );
}

const GAP = theme.space[12];

const flowStyle = css(plainList, {
  isolation: 'isolate',
  display: 'grid',
  gap: GAP,
  marginBottom: theme.space[12],
  [theme.media.narrow]: {
    paddingLeft: theme.space[5],
    borderLeft: STRONG_BORDER,
  },
});

/** The line down to the next step, behind the mini panels. */
const LINE_BELOW = '&:not(:last-of-type)::before';

const stepStyle = css(columns({ wide: '1fr 28rem 1fr' }), {
  gap: `${theme.space[5]} ${theme.space[12]}`,
  alignItems: 'center',
  position: 'relative',
  [theme.media.wide]: {
    [LINE_BELOW]: {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      top: 0,
      left: `calc(50% - ${theme.line})`,
      height: `calc(100% + ${GAP})`,
      borderLeft: STRONG_BORDER,
    },
  },
});

const besideLineStyle = css({
  [theme.media.wide]: {
    '> :last-child': { gridArea: '1 / 2', alignSelf: 'start' },
    // The words have no height, so that the mini panels alone set the distances between steps.
    '> :first-of-type': {
      gridRow: 1,
      alignSelf: 'start',
      height: 0,
      paddingTop: theme.space[4],
    },
    '&:nth-of-type(even) > :first-of-type': { gridColumn: 3 },
  },
});

const reviewStyle = css({
  [theme.media.wide]: {
    rowGap: theme.space[10],
    paddingBlock: theme.space[4],
    justifyItems: 'center',
    textAlign: 'center',
    '> *': { gridColumn: '1 / -1' },
    h3: { justifyContent: 'center' },
  },
});
