import type { CSSProperties } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { withWholeRanges } from '../../components/text/ranges';
import { columnStyle } from '../../components/text/section';
import { furrows } from './ground';

interface ProductStatsProps {
  layout?: string | null;
  stats: readonly Queries.StatFieldsFragment[];
}

/** A product's figures: of one size, or the first one very large, or on the dark field. */
export function ProductStats({ layout, stats }: ProductStatsProps) {
  return (
    <div css={groundStyle} data-layout={layout ?? 'row'}>
      <dl css={listStyle} style={letters(stats)}>
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt>{withWholeRanges(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** How many letters the first figure and the longest one have, for the style sheet. */
const letters = (stats: ProductStatsProps['stats']) =>
  ({
    '--first': stats[0]?.value.length,
    '--longest': Math.max(...stats.map(({ value }) => value.length)),
  }) as CSSProperties;

const groundStyle = (theme: Theme) =>
  css({
    '&[data-layout="field"]': {
      paddingBlock: theme.space.section,
      background: `${furrows(theme.colour.fieldLine, '50%', theme)}, ${theme.colour.field}`,
      color: theme.colour.onField,
      dt: { color: theme.colour.onFieldMuted },
    },
    '&[data-layout="row"]': { paddingBlock: theme.space[8] },
    '&[data-layout="lead"]': { paddingBlock: theme.space[12] },
  });

const listStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    margin: '0 auto',
    // Each figure stands before its label; in the HTML its label comes first, as `dl` demands.
    '> div': {
      display: 'flex',
      flexDirection: 'row-reverse',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'baseline',
      gap: `0 ${theme.space[3]}`,
      containerType: 'inline-size',
      paddingBlock: theme.space[3],
      borderTop: `${theme.line} solid ${theme.tint.line}`,
    },
    dt: { color: theme.colour.textMuted, lineHeight: theme.leading.snug },
    dd: {
      margin: 0,
      fontFamily: theme.font.display,
      // All of one size, at which the longest fits in a line.
      fontSize: `min(${theme.text.figure}, 165cqi / var(--longest))`,
      fontWeight: 700,
      letterSpacing: '-0.03em',
      lineHeight: theme.leading.title,
    },
    '[data-layout="lead"] & > :first-of-type': {
      flexDirection: 'column-reverse',
      alignItems: 'start',
      border: 0,
      dd: {
        // As large as fits in one line.
        fontSize: `min(${theme.text.giant}, 140cqi / var(--first))`,
        lineHeight: 0.9,
        color: theme.tint.strong,
      },
      dt: { fontSize: theme.text.lead },
    },
    [theme.media.wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: theme.space[8],
      '> div': {
        flexDirection: 'column-reverse',
        flexWrap: 'nowrap',
        alignItems: 'start',
        paddingTop: theme.space[4],
      },
      '[data-layout="lead"] &': {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
        gridAutoFlow: 'row',
        alignItems: 'center',
        columnGap: theme.space[16],
      },
      '[data-layout="lead"] & > :first-of-type': { gridRow: '1 / 5' },
      '[data-layout="field"] &': {
        textAlign: 'center',
        '> div': { alignItems: 'center', border: 0 },
      },
    },
  });
