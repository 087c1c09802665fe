import { bandColours, scoreBand } from './score-band';

test.each([
  [0, 'low'],
  [69, 'low'],
  [70, 'medium'],
  [89, 'medium'],
  [90, 'high'],
  [99, 'high'],
])('a score of %i is %s', (score, band) => {
  expect(scoreBand(score)).toBe(band);
});

test('high is green, medium yellow, low red', () => {
  expect(bandColours).toEqual({
    high: 'emerald',
    medium: 'amber',
    low: 'rose',
  });
});
