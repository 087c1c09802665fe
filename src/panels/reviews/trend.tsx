import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { plainList } from '../../styles/lists';
import { labelStyle, metaStyle } from '../../components/product/product-style';
import type { PanelProps } from '../parts/panel-props';
import { Sparkline } from '../../components/product/sparkline';

interface TrendProps {
  trend: NonNullable<PanelProps['panel']['trend']>;
}

/** A rating over the last months: the line, and below it each month's figure. */
export function Trend({ trend }: TrendProps) {
  return (
    <div css={trendStyle}>
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

const trendStyle = (theme: Theme) =>
  css({ flex: 1, minWidth: theme.width.narrow });

const monthsStyle = css(plainList, {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  textAlign: 'center',
});
