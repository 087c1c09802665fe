import { css } from '@emotion/react';
import { MiniPanel, zoomStyles } from '../../../panels/mini/mini-panel';
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
          <MiniPanel
            mini={feature.mini}
            css={[zoomStyles.inFeature, cardStyle]}
          />
        </li>
      ))}
    </ul>
  );
}

const ROW_GAP = theme.space[16];
const GAP = theme.space[10];
/** How far the line goes beyond the columns, and the radius of its turns. */
const BEND = theme.space[5];

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
    // Cards of a row are centred on its line, and the words below start at one height.
    '> li': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
    '> li::before, > li::after': {
      content: '""',
      zIndex: -1,
      gridArea: '1 / 1',
      border: STRONG_BORDER,
      borderWidth: 0,
    },
    // To the next card.
    '> li:not(:last-of-type)::before': {
      alignSelf: 'center',
      marginRight: `calc(-1 * ${GAP})`,
      borderTopWidth: theme.stroke.medium,
    },
    // From the last card of a row down, below the words and back to the left.
    '> :nth-of-type(3n):not(:last-of-type)': {
      '&::after': {
        alignSelf: 'end',
        height: '50%',
        margin: `0 calc(-1 * ${BEND}) 0 50%`,
        borderWidth: `${theme.stroke.medium} ${theme.stroke.medium} 0 0`,
        borderTopRightRadius: BEND,
      },
      '&::before': {
        gridArea: '2 / 1',
        alignSelf: 'stretch',
        margin: `calc(-1 * ${BEND}) calc(-1 * ${BEND}) calc(${ROW_GAP} / -2) calc(-200% - 2 * ${GAP})`,
        borderWidth: `0 ${theme.stroke.medium} ${theme.stroke.medium} 0`,
        borderBottomRightRadius: BEND,
      },
    },
    // From there down to the first card of the next row.
    '> :nth-of-type(3n + 4)::after': {
      height: `calc(50% + ${ROW_GAP} / 2 + 2 * ${theme.stroke.medium})`,
      margin: `calc(${ROW_GAP} / -2 - ${theme.stroke.medium}) 50% 0 calc(-1 * ${BEND})`,
      borderWidth: `${theme.stroke.medium} 0 ${theme.stroke.medium} ${theme.stroke.medium}`,
      borderRadius: `${BEND} 0 0 ${BEND}`,
    },
  },
});

const cardStyle = css({
  [theme.media.wide]: { gridArea: '1 / 1', alignSelf: 'center' },
});

const wordsStyle = css({ [theme.media.wide]: { gridArea: '2 / 1' } });
