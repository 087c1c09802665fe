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

/** The label of the first and the others are beside its figure. */
const firstLargeStyle = css({
  '> :first-of-type': {
    display: 'contents',
    '> dd': {
      order: -1,
      fontSize: theme.text.giant,
      lineHeight: 0.75,
      color: theme.tint.strong,
      overflowWrap: 'anywhere',
    },
    dt: { fontSize: theme.text.titleText },
  },
  [theme.media.medium]: {
    columnGap: theme.space[12],
    // As wide as the first column of a section’s head.
    gridTemplate: `auto auto / minmax(max-content, calc((100% - ${theme.space[12]}) * 5 / 12))`,
    '> :first-of-type': {
      '> dd': { gridRow: 'span 2', alignSelf: 'end' },
      dt: { gridColumn: '2 / span 2' },
    },
    '> :not(:first-of-type)': { gridRow: 2 },
  },
});
