import { css } from '@emotion/react';
import { Sparkline } from '../../components/product/drawings';
import { plainList } from '../../styles/lists';
import type { PanelOf } from '../../content/schemas/product/panel';
import { theme } from '../../styles/theme';

/** The rating over the last months: a line above each month's figure. */
export function RatingTrend({ trend }: Pick<PanelOf<'reviews'>, 'trend'>) {
  return (
    <div css={trendStyle}>
      <Sparkline values={trend.map(({ average }) => average)} />
      <ol>
        {trend.map(({ month, average }) => (
          <li key={month}>
            <strong>{average.toFixed(1)}</strong> {month}
          </li>
        ))}
      </ol>
    </div>
  );
}

const trendStyle = css({
  svg: { height: '9rem' },
  ol: css(plainList, {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    textAlign: 'center',
  }),
  strong: { display: 'block', color: theme.tint.strong },
});
