import { css } from '@emotion/react';
import { MiniPanel, zoomStyles } from '../../../panels/mini/mini-panel';
import { columns, onDarkStyle, plainList } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { STRONG_BORDER } from '../../../styles/tint';
import { FeatureWords, type IllustratedProps } from '../../shared/feature';

/** Steps on a line: on wide screens each row of cards is on a line across the window, otherwise one is beside them. */
export function Track({ features }: IllustratedProps) {
  return (
    <ul css={trackStyle}>
      {features.map((feature) => (
        <li key={feature.title} css={stepStyle}>
          <FeatureWords feature={feature} css={onDarkStyle} />
          <MiniPanel
            mini={feature.mini}
            css={[zoomStyles.inFeature, cardStyle]}
          />
        </li>
      ))}
    </ul>
  );
}

const trackStyle = css(plainList, columns('1fr', { wide: '1fr 1fr 1fr' }), {
  isolation: 'isolate',
  gap: theme.space[10],
  [theme.media.narrow]: {
    paddingLeft: theme.space[5],
    borderLeft: STRONG_BORDER,
  },
  [theme.media.wide]: { rowGap: theme.space[16] },
});

const stepStyle = css(columns('1fr', { medium: '1fr 1fr', wide: '1fr' }), {
  gap: theme.space[5],
  alignItems: 'start',
  [theme.media.wide]: {
    // Cards of a row are centred on its line, and the words below start at one height.
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    // The line; the section clips it at the window's edges.
    '&::before': {
      content: '""',
      zIndex: -1,
      gridArea: '1 / 1',
      alignSelf: 'center',
      marginInline: '-100vw',
      borderTop: STRONG_BORDER,
    },
  },
});

const cardStyle = css({
  [theme.media.wide]: { gridArea: '1 / 1', alignSelf: 'center' },
});
