import { css } from '@emotion/react';
import { StatList } from '../../components/display/stats';
import { containerStyle, equalColumns } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface ProductStatsProps {
  stats: readonly Queries.StatFieldsFragment[];
}

export function ProductStats({ stats }: ProductStatsProps) {
  return <StatList stats={stats} css={rowStyle} tileStyle={tileStyle} />;
}

const rowStyle = css(containerStyle, equalColumns, {
  paddingBlock: theme.space[12],
  // A section below on the page's background has enough space of its own.
  '&:has(+ [data-tone="page"])': { paddingBottom: 0 },
  gap: `${theme.space[8]} ${theme.space[6]}`,
  '--stat-line-colour': theme.tint.line,
  // About 16 characters fit on a line.
  '--stat-size': `min(${theme.text.stat}, 12cqi)`,
  [theme.media.phone]: {
    gridAutoFlow: 'row',
    gap: theme.space[2],
    paddingBlock: theme.space[8],
    fontSize: theme.text.small,
    '--stat-size': '7cqi',
  },
});

/** On phones each figure is beside its label. */
const tileStyle = css({
  [theme.media.phone]: {
    gridTemplateColumns: '36% minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: theme.space[4],
    paddingTop: theme.space[2],
    dt: { gridArea: '1 / 2' },
  },
});
