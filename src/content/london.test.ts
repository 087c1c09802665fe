/** @jest-environment node */
import { londonDay } from './london';

test.each([
  ['2026-01-01T00:00:00Z', '2026-01-01'],
  ['2026-01-01T23:59:59Z', '2026-01-01'],
  ['2026-06-30T22:59:59Z', '2026-06-30'],
  ['2026-06-30T23:00:00Z', '2026-07-01'],
])('at %s it is %s in London', (moment, day) => {
  expect(londonDay(new Date(moment))).toBe(day);
});
