import { theme } from '../../styles/theme';

// Shapes that the site's drawings share.

/** A half-circle as the data of an SVG path: above the line at `y` like the sun, or below it like a furrow. */
export function halfCircle(
  x: number,
  y: number,
  radius: number,
  side: 'above' | 'below',
): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 0 ${side === 'above' ? 1 : 0} ${2 * radius} 0`;
}

/** Leaves a drawing out on paper, and where forced colours would leave nothing but its shapes. */
export const drawingOnly = {
  [theme.media.forcedColours]: { display: 'none' },
  [theme.media.print]: { display: 'none' },
};
