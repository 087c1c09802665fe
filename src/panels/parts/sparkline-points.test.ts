import { sparklinePoints } from './sparkline-points';

describe('sparklinePoints', () => {
  test('puts each value in the middle of its column, the highest at the top', () => {
    expect(sparklinePoints([4, 4.5, 5], 90, 20)).toEqual([
      { x: 15, y: 20 },
      { x: 45, y: 10 },
      { x: 75, y: 0 },
    ]);
  });

  test('puts equal values half-way up', () => {
    expect(sparklinePoints([4, 4], 100, 20).map(({ y }) => y)).toEqual([
      10, 10,
    ]);
  });

  test('has no points for no values', () => {
    expect(sparklinePoints([], 100, 20)).toEqual([]);
  });
});
