import { css } from '@emotion/react';
import {
  PanelSnippet,
  zoomStyles,
} from '../../../panels/snippets/panel-snippet';
import { columns, onDarkStyle, plainList } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { STRONG_BORDER } from '../../../styles/tint';
import { FeatureWords, type IllustratedProps } from '../../shared/feature';

/**
 * Cards on a line: on wide screens each row is on a line across the window, otherwise one is beside them. A review is as
 * wide as the page, below its row.
 */
export function Timeline({ features }: IllustratedProps) {
  const cards = features.filter(({ snippet }) => snippet.kind !== 'review');
  return (
    <ul css={timelineStyle}>
      {features.map((feature) => (
        <li
          key={feature.title}
          css={[
            feature.snippet.kind === 'review' ? quoteStyle : stepStyle,
            cards.length === 1 && cards.includes(feature) && aloneStyle,
          ]}
        >
          <FeatureWords feature={feature} css={onDarkStyle} />
          {feature.snippet.kind === 'review' ? (
            <PanelSnippet snippet={feature.snippet} frame="none" />
          ) : (
            <PanelSnippet
              snippet={feature.snippet}
              css={[zoomStyles.inFeature, cardStyle]}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

const timelineStyle = css(plainList, columns('1fr', { wide: '1fr 1fr 1fr' }), {
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

/** A single card is beside its words. */
const aloneStyle = css({
  [theme.media.wide]: css(columns('1fr 36rem'), {
    gridRow: 'auto',
    gridColumn: '1 / -1',
    '&::before': { content: 'none' },
    '&& > :last-child': { gridArea: '1 / 2' },
  }),
});

const cardStyle = css({
  [theme.media.wide]: { gridArea: '1 / 1', alignSelf: 'center' },
});

const quoteStyle = css({
  display: 'grid',
  gap: theme.space[5],
  [theme.media.wide]: {
    '--feature-title': theme.text.title2Small,
    gridColumn: '1 / -1',
    rowGap: theme.space[10],
    paddingTop: theme.space[8],
    borderTop: STRONG_BORDER,
    fontSize: theme.text.lead,
  },
});
