import { css } from '@emotion/react';
import { Chip } from '../../components/cards/badge';
import { labelStyle, metaStyle } from '../../components/product/product-style';
import { Sparkline } from '../../components/product/drawings';
import { plainList } from '../../styles/lists';
import { tintStyle } from '../../styles/tint';
import type { PanelOf } from '../../content/schemas/product/panel';

interface RatingTrendProps {
  trend: PanelOf<'reviews'>['trend'];
}

/** The rating over the last months: a line above each month's figure. */
export function RatingTrend({ trend }: RatingTrendProps) {
  return (
    <div>
      <Sparkline values={trend.map(({ average }) => average)} />
      <ol css={monthsStyle}>
        {trend.map(({ month, average }) => (
          <li key={month}>
            <span css={metaStyle}>{month}</span>{' '}
            <span css={labelStyle}>{average.toFixed(1)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const monthsStyle = css(plainList, {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  textAlign: 'center',
});

export function RatingChange({ trend }: RatingTrendProps) {
  const change = ratingChange(trend.map(({ average }) => average));
  if (!change) return null;
  return (
    <span css={tintStyle(change.startsWith('+') ? 'emerald' : 'stone')}>
      <Chip>
        {change} since {trend[0]?.month}
      </Chip>
    </span>
  );
}

/** The difference between the last and the first average, such as "+0.4"; null if there is none. */
export function ratingChange(averages: readonly number[]): string | null {
  const change = ((averages.at(-1) ?? 0) - (averages[0] ?? 0)).toFixed(1);
  if (Number(change) === 0) return null;
  return change.startsWith('-') ? change.replace('-', '−') : `+${change}`;
}
