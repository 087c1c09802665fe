import { minutesAndSeconds } from './duration';

test.each([
  [120, '2:00'],
  [125, '2:05'],
  [179, '2:59'],
  [180, '3:00'],
  [240, '4:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});
