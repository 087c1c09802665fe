/** @jest-environment node */
import { londonDay } from './reservation-rules';

test.each([
  ['2025-01-15T23:59:59Z', '2025-01-15'],
  ['2025-01-16T00:00:00Z', '2025-01-16'],
  // During British Summer Time a day begins at 23:00 UTC.
  ['2025-06-15T22:59:59Z', '2025-06-15'],
  ['2025-06-15T23:00:00Z', '2025-06-16'],
])('at %s it is %s in London', (moment, day) => {
  expect(londonDay(new Date(moment))).toBe(day);
});
