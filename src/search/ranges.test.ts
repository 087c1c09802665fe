/** @jest-environment node */
import { fold } from './fold';
import { rangesOf, wantedOf } from './ranges';

/** What would be marked in a text for what a visitor typed. */
function found(text: string, typed: string): string[] {
  return rangesOf(fold(text), wantedOf(typed)).map(({ start, end }) =>
    text.slice(start, end),
  );
}

describe('wantedOf', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    [' \t\n\u00a0', ''],
    ['\u0301', ''],
    ['  Free \u00a0 TRIAL ', 'free trial'],
  ])('"%s" asks for "%s"', (typed, wanted) => {
    expect(wantedOf(typed)).toBe(wanted);
  });
});

describe('rangesOf', () => {
  test.each([
    ['The price is the Price.', 'price', ['price', 'Price']],
    ['The price is the Price.', 'PRICE', ['price', 'Price']],
    ['priced, prices', 'price', ['price', 'price']],
    ['price', 'prices', []],
    ['anything', '', []],
    ['anything', '  ', []],
    ['a firm’s day', "firm's", ['firm’s']],
    ['30 days’ notice', 'days ’', []],
    ['free\u00a0trial', 'free  trial', ['free\u00a0trial']],
    ['Café, cafe\u0301, cafe', 'cafe', ['Café', 'cafe\u0301', 'cafe']],
    ['Cafe, Café', 'café', ['Cafe', 'Café']],
    ['cafe\u0301s', 'caf', ['caf']],
    ['cafe\u0301s', 'e', ['e\u0301']],
    ['Straße, STRASSE', 'strasse', ['Straße', 'STRASSE']],
    ['Straße', 's', ['S', 'ß']],
    ['👍🏽 and 👍', '👍', ['👍', '👍']],
  ])('in "%s", "%s" finds %j', (text, typed, pieces) => {
    expect(found(text, typed)).toEqual(pieces);
  });

  test.each([
    ['aaaa', 'aa', ['aaaa']],
    ['aaa', 'aa', ['aa']],
    ['ha ha', 'ha', ['ha', 'ha']],
  ])('pieces that meet are one: "%s", "%s"', (text, typed, pieces) => {
    expect(found(text, typed)).toEqual(pieces);
  });

  test.each(['.*', '(', '[a-z]', '\\', '$&', '^', 'a|b', '**', '+'])(
    'takes %s as it stands',
    (typed) => {
      expect(found('Any text, ab', typed)).toEqual([]);
      expect(found(`Any ${typed} text`, typed)).toEqual([typed]);
    },
  );
});
