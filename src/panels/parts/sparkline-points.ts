export interface Point {
  x: number;
  y: number;
}

/**
 * Takes values and the size of a drawing (in its own units); gives a point for each value in the middle of its column,
 * the highest at the top edge and the lowest at the bottom edge. Equal values stand half-way up.
 */
export function sparklinePoints(
  values: readonly number[],
  width: number,
  height: number,
): Point[] {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  return values.map((value, index) => ({
    x: ((index + 0.5) * width) / values.length,
    y: span === 0 ? height / 2 : height * (1 - (value - lowest) / span),
  }));
}
