/** @jest-environment node */
import { londonDay, londonMidnight } from './london';

test.each([
  ['2026-01-01T00:00:00Z', '2026-01-01'],
  ['2026-01-01T23:59:59Z', '2026-01-01'],
  ['2026-06-30T22:59:59Z', '2026-06-30'],
  ['2026-06-30T23:00:00Z', '2026-07-01'],
])('at %s it is %s in London', (moment, day) => {
  expect(londonDay(new Date(moment))).toBe(day);
});

test.each([
  ['2025-01-27', '2025-01-27T00:00:00+00:00'],
  ['2025-06-01', '2025-06-01T00:00:00+01:00'],
  // The days on which the clocks change, an hour after midnight.
  ['2026-03-29', '2026-03-29T00:00:00+00:00'],
  ['2026-10-25', '2026-10-25T00:00:00+01:00'],
])('%s begins at %s', (day, moment) => {
  expect(londonMidnight(day)).toBe(moment);
  expect(londonDay(new Date(moment))).toBe(day);
});
