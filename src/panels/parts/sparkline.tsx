import { css, keyframes } from '@emotion/react';
import { theme } from '../../styles/theme';

const WIDTH = 100;
const HEIGHT = 20;
const INSET = 6;

/** A line chart without axes. Hidden from screen readers, because its figures are beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const points = sparklinePoints(values).map(
    ({ x, y }) => `${x.toFixed(2)} ${(y + INSET).toFixed(2)}`,
  );
  return (
    <svg
      aria-hidden="true"
      css={sparklineStyle}
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 2 * INSET}`}
      preserveAspectRatio="none"
    >
      <path d={`M${points.join('L')}`} strokeWidth="2" />
      <path d={points.map((point) => `M${point}h0`).join('')} strokeWidth="7" />
    </svg>
  );
}

/**
 * A point for each value: centred in its column, the highest value at the top, the lowest at the bottom. Equal values
 * are half-way up.
 */
export function sparklinePoints(values: readonly number[]) {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  return values.map((value, index) => ({
    x: ((index + 0.5) * WIDTH) / values.length,
    y: span === 0 ? HEIGHT / 2 : HEIGHT * (1 - (value - lowest) / span),
  }));
}

const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' } });

/** Stretches the drawing but not its strokes, so that a dot (a line of no length) stays round. */
const sparklineStyle = css({
  width: '100%',
  height: '9rem',
  fill: 'none',
  stroke: theme.tint.strong,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  path: { vectorEffect: 'non-scaling-stroke' },
  [theme.media.motion]: { animation: `${draw} 1.2s ease-out 0.6s backwards` },
});
