import { ratingChange } from './rating-trend';

test.each([
  [[4.3, 4.1, 4.7], '+0.4'],
  [[4.7, 4.2], '−0.5'],
  [[4.5, 4.9, 4.5], null],
  [[4.51, 4.5], null],
  [[], null],
])('the rating %j has changed by %s', (averages, change) => {
  expect(ratingChange(averages)).toBe(change);
});
