import { css } from '@emotion/react';
import { MiniPanel, zoomInFeatures } from '../../../panels/mini/mini-panel';
import { columns, onDarkStyle, plainList } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { STRONG_BORDER } from '../../../styles/tint';
import { type IllustratedProps, FeatureWords } from '../../shared/feature';

/** Steps on a line that is read like text: on wide screens it leads from the end of a row back to the start of the next. */
export function Track({ features }: IllustratedProps) {
  return (
    <ul css={trackStyle}>
      {features.map((feature) => (
        <li key={feature.title}>
          <FeatureWords feature={feature} css={[wordsStyle, onDarkStyle]} />
          <MiniPanel mini={feature.mini} css={[zoomInFeatures, cardStyle]} />
        </li>
      ))}
    </ul>
  );
}

const ROW_GAP = theme.space[16];
const GAP = theme.space[10];
/** How far the line goes beyond the columns, and the radius of its turns. */
const BEND = theme.space[5];
const WIDTH = theme.stroke.medium;
/** Puts the middle of a line on an edge. */
const MIDDLE = `calc(${WIDTH} / -2)`;

const trackStyle = css(plainList, columns({ wide: '1fr 1fr 1fr' }), {
  isolation: 'isolate',
  gap: `${ROW_GAP} ${GAP}`,
  '> li': css(columns({ medium: '1fr 1fr', wide: '1fr' }), {
    gap: BEND,
    alignItems: 'start',
  }),
  [theme.media.narrow]: {
    rowGap: theme.space[10],
    paddingLeft: theme.space[5],
    borderLeft: STRONG_BORDER,
  },
  [theme.media.wide]: {
    // A row for each half of the cards, since lines lead to their middle, and one for the words.
    '> li': { gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 0 },
    '> li::before, > li::after': {
      zIndex: -1,
      gridColumn: 1,
      alignSelf: 'stretch',
      border: STRONG_BORDER,
    },
    // To the next card.
    '> :not(:nth-of-type(3n), :last-of-type)::before': {
      content: '""',
      gridRow: 2,
      margin: `${MIDDLE} calc(-1 * ${GAP}) 0 0`,
      borderWidth: `${WIDTH} 0 0`,
    },
    // From the last card of a row down, below the words and back to the left.
    '> :nth-of-type(3n):not(:last-of-type)::before': {
      content: '""',
      gridRow: '2 / 4',
      margin: `${MIDDLE} calc(-1 * ${BEND}) calc(${ROW_GAP} / -2) calc(-200% - 2 * ${GAP})`,
      borderLeft: 0,
      borderRadius: `0 ${BEND} ${BEND} 0`,
    },
    // From there down to the first card of the next row.
    '> :nth-of-type(3n + 4)::after': {
      content: '""',
      gridRow: 1,
      margin: `calc(${ROW_GAP} / -2 - ${WIDTH}) 50% ${MIDDLE} calc(-1 * ${BEND})`,
      borderRight: 0,
      borderRadius: `${BEND} 0 0 ${BEND}`,
    },
  },
});

const cardStyle = css({
  [theme.media.wide]: { gridArea: '1 / 1 / 3', alignSelf: 'center' },
});

const wordsStyle = css({
  [theme.media.wide]: { gridArea: '3 / 1', paddingTop: BEND },
});
