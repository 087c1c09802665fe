import { css } from '@emotion/react';
import { StatList } from '../../components/cards/stats';
import { columnStyle } from '../../components/text/section';
import { theme } from '../../styles/theme';

interface ProductStatsProps {
  layout?: string | null;
  stats: readonly Queries.StatFieldsFragment[];
}

/** Figures: of one size, or the first one very large. */
export function ProductStats({ layout, stats }: ProductStatsProps) {
  return (
    <StatList
      stats={stats}
      css={[rowStyle, layout === 'lead' && firstLargeStyle]}
    />
  );
}

const rowStyle = css(columnStyle, {
  paddingBlock: theme.space[12],
  // The space above a section on the page’s ground is enough.
  '&:has(+ [data-tone="plain"])': { paddingBottom: 0 },
  display: 'grid',
  gap: `${theme.space[8]} ${theme.space[6]}`,
  '> div': { containerType: 'inline-size', borderColor: theme.tint.line },
  // Some sixteen letters fit in a line.
  'div > dd': { fontSize: `min(${theme.text.figure}, 12cqi)` },
  [theme.media.medium]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
});

const firstLargeStyle = css({
  '> :first-of-type': {
    border: 0,
    '> dd': {
      // Some five letters fit in a line.
      fontSize: `min(${theme.text.giant}, 32cqi)`,
      lineHeight: 0.9,
      color: theme.tint.strong,
      overflowWrap: 'anywhere',
    },
    dt: { marginTop: theme.space[3], fontSize: theme.text.lead },
  },
  [theme.media.medium]: { gridTemplateColumns: 'minmax(0, 2fr)' },
});
