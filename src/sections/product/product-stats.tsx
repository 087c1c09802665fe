import { css } from '@emotion/react';
import { StatList } from '../../components/cards/stats';
import { containerStyle } from '../../components/text/section';
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

const rowStyle = css(containerStyle, {
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
  // The label goes on where the figure ends, if there is room for it.
  '> :first-of-type': {
    flexFlow: 'row-reverse wrap-reverse',
    alignItems: 'last baseline',
    columnGap: theme.space[4],
    '> dd': {
      // Room for three signs, such as "75%".
      fontSize: `min(${theme.text.giant}, 48cqi)`,
      lineHeight: 0.85,
      color: theme.tint.strong,
    },
    dt: {
      flex: '1 1 7em',
      marginTop: theme.space[4],
      fontSize: theme.text.title3,
    },
  },
  [theme.media.medium]: {
    columnGap: theme.space[12],
    // As wide as the first column of a section’s head.
    gridTemplateColumns: `calc((100% - ${theme.space[12]}) * 5 / 12)`,
  },
});
