import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { sparklinePoints } from './sparkline-points';

interface SparklineProps {
  values: readonly number[];
}

const WIDTH = 100;
const HEIGHT = 20;
/** Keeps line and dots inside the drawing. */
const INSET = 6;

/** A line through the values, as wide as its place. The figures stand beside it: screen readers pass over it. */
export function Sparkline({ values }: SparklineProps) {
  const points = sparklinePoints(values, WIDTH, HEIGHT).map(
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

/** The drawing stretches; strokes don't, so that a dot (a line without length) stays round. */
const sparklineStyle = (theme: Theme) =>
  css({
    width: '100%',
    height: theme.space[10],
    fill: 'none',
    stroke: theme.tint.strong,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    path: { vectorEffect: 'non-scaling-stroke' },
  });
