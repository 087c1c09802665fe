import { tintStyle } from '../../styles/tint';
import { changeOf } from './change-of';
import { Chip } from '../../components/product/chip';
import type { PanelProps } from '../parts/panel-props';

interface RatingChangeProps {
  trend: NonNullable<PanelProps['panel']['trend']>;
}

/** How far the rating has come since the first month. */
export function RatingChange({ trend }: RatingChangeProps) {
  const change = changeOf(trend.map(({ average }) => average));
  if (!change) return null;
  return (
    <span css={tintStyle(change.startsWith('+') ? 'emerald' : 'stone')}>
      <Chip>
        {change} since {trend[0]?.month}
      </Chip>
    </span>
  );
}
