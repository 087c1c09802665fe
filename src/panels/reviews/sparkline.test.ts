import { sparklinePoints } from './sparkline';

test.each([
  [
    [4, 4.5, 5],
    [
      { x: 15, y: 20 },
      { x: 45, y: 10 },
      { x: 75, y: 0 },
    ],
  ],
  [[4], [{ x: 45, y: 10 }]],
  [[], []],
])('draws the values %j within 90 by 20 units', (values, points) => {
  expect(sparklinePoints(values, 90, 20)).toEqual(points);
});
