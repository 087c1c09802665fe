import { sparklinePoints } from './sparkline';

test.each([
  [
    [4, 4.5],
    [
      { x: 25, y: 20 },
      { x: 75, y: 0 },
    ],
  ],
  [[4], [{ x: 50, y: 10 }]],
  [[], []],
])('draws the values %j within 100 by 20 units', (values, points) => {
  expect(sparklinePoints(values)).toEqual(points);
});
