/** @jest-environment node */
import { searchFor } from './search';

test.each(['', '   ', ' \t\n\u00a0'])('ignores a blank "%s"', (typed) => {
  expect(searchFor(typed)).toBeUndefined();
});

test.each([
  ['The price is the Price.', 'PRICE', true],
  ['priced, prices', ' price ', true],
  ['price', 'prices', false],
  ['a firm’s “day”', 'firm\'s "day"', true],
  ['a firm\'s "day"', 'firm’s “day”', true],
  ['free\u00a0trial', 'free  trial', true],
  ['Café', 'cafe', true],
  ['cafe\u0301s', 'CAFÉS', true],
  ['text-back', 'text\u2011back', true],
  ['text\u2010back', 'text-back', true],
  ['9\u20135, 6 \u2212 2', '9-5, 6 - 2', true],
  ['and so on…', 'on...', true],
  ['\uFB01nal o\uFB03ce', 'final office', true],
  ['text back', 'text-back', false],
  ['Any text, ab', '.*', false],
  ['Any .* text', '.*', true],
])('in "%s", "%s" is found: %s', (text, typed, isFound) => {
  expect(searchFor(typed)?.(text)).toBe(isFound);
});
