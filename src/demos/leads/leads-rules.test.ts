import { bandColours, leadStats, scoreBand } from './leads-rules';

test.each([
  [0, 0, 0],
  [0, 5, 0],
  [1, 3, 33],
  [2, 3, 67],
  [5, 5, 100],
  // Half a percent is rounded up.
  [1, 8, 13],
  [29, 200, 15],
  [1, 201, 0],
])('%i qualified of %i are %i%%', (qualified, total, rate) => {
  const leads = Array.from({ length: total }, (_, index) => ({
    status: index < qualified ? ('qualified' as const) : ('contacted' as const),
  }));
  expect(leadStats(leads)).toEqual({ total, qualified, rate });
});

test.each([
  [69, 'rose'],
  [70, 'amber'],
  [89, 'amber'],
  [90, 'emerald'],
])('a score of %i is %s', (score, colour) => {
  expect(bandColours[scoreBand(score)]).toBe(colour);
});
