import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { FigureLabel } from '../../components/cards/figure-label';
import { columnStyle } from '../../components/text/section';

interface ProductStatsProps {
  layout?: string | null;
  stats: readonly Queries.StatFieldsFragment[];
}

/** Figures: of one size, or the first one very large. */
export function ProductStats({ layout, stats }: ProductStatsProps) {
  return (
    <dl css={[listStyle, layout === 'lead' && leadStyle]}>
      {stats.map(({ value, label, status }) => (
        <div key={label}>
          <dt>
            <FigureLabel label={label} status={status} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const listStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    marginBlock: 0,
    paddingBlock: theme.space[12],
    // The space above a section on the page’s ground is enough.
    '&:has(+ [data-tone="plain"])': { paddingBottom: 0 },
    // Each figure stands before its label; in the HTML its label comes first, as `dl` demands.
    '> div': {
      display: 'flex',
      flexDirection: 'row-reverse',
      // A figure without room beside its label stands above it.
      flexWrap: 'wrap-reverse',
      justifyContent: 'flex-end',
      alignItems: 'baseline',
      gap: `0 ${theme.space[3]}`,
      containerType: 'inline-size',
      paddingBlock: theme.space[3],
      borderTop: `${theme.line} solid ${theme.tint.line}`,
    },
    dt: {
      flex: '1 1 6rem',
      color: theme.colour.textMuted,
      lineHeight: theme.leading.snug,
    },
    dd: {
      margin: 0,
      fontFamily: theme.font.display,
      // Some sixteen letters fit in a line.
      fontSize: `min(${theme.text.figure}, 12cqi)`,
      fontWeight: 700,
      letterSpacing: '-0.03em',
      lineHeight: theme.leading.title,
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
      dt: { flex: 'none' },
    },
  });

const leadStyle = (theme: Theme) =>
  css({
    '> :first-of-type': {
      flexDirection: 'column-reverse',
      flexWrap: 'nowrap',
      alignItems: 'start',
      border: 0,
      dd: {
        // Some five letters fit in a line.
        fontSize: `min(${theme.text.giant}, 32cqi)`,
        overflowWrap: 'anywhere',
        lineHeight: 0.9,
        color: theme.tint.strong,
      },
      dt: { flex: 'none', fontSize: theme.text.lead },
    },
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 2fr)',
      alignItems: 'end',
      columnGap: theme.space[12],
    },
  });
