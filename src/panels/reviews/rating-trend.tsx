import { css } from '@emotion/react';
import { labelStyle, metaStyle } from '../../components/product/product-style';
import { Sparkline } from '../../components/product/drawings';
import { plainList } from '../../styles/lists';
import type { PanelOf } from '../../content/schemas/product/panel';

/** The rating over the last months: a line above each month's figure. */
export function RatingTrend({ trend }: Pick<PanelOf<'reviews'>, 'trend'>) {
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
