/** @jest-environment node */
import { partsOf, searchFor } from './search';

/** The matches of a search in a text. */
const found = (text: string, typed: string) =>
  searchFor(typed)?.(text).map(({ start, end }) => text.slice(start, end));

describe('searchFor', () => {
  test.each(['', '   ', ' \t\n\u00a0'])('ignores a blank "%s"', (typed) => {
    expect(searchFor(typed)).toBeUndefined();
  });

  test.each([
    ['The price is the Price.', 'PRICE', ['price', 'Price']],
    ['priced, prices', ' price ', ['price', 'price']],
    ['price', 'prices', []],
    ['a firm’s “day”', 'firm\'s "day"', ['firm’s “day”']],
    ['a firm\'s "day"', 'firm’s “day”', ['firm\'s "day"']],
    ['free\u00a0trial', 'free  trial', ['free\u00a0trial']],
    ['Café, cafe\u0301, cafe', 'cafe', ['Café', 'cafe\u0301', 'cafe']],
    ['Café, cafe\u0301s, cafe', 'cafe\u0301', ['Café', 'cafe\u0301', 'cafe']],
    ['cafe\u0301s', 'CAFÉS', ['cafe\u0301s']],
    ['Đà Nẵng, İzmir', 'da nang', []],
    ['Nẵng, İzmir', 'nang', ['Nẵng']],
    ['Nẵng, İzmir', 'izmir', ['İzmir']],
    ['한국 and 하국', '하국', ['하국']],
    ['👍🏽 and 👍', '👍', ['👍', '👍']],
    ['aaa', 'aa', ['aa']],
  ])('in "%s", "%s" finds %j', (text, typed, pieces) => {
    expect(found(text, typed)).toEqual(pieces);
  });

  test.each([
    '.*',
    '(',
    '[a-z]',
    '\\',
    '$&',
    '^',
    'a|b',
    '**',
    '+',
    '{1}',
    '/',
  ])('takes %s literally', (typed) => {
    expect(found('Any text, ab', typed)).toEqual([]);
    expect(found(`Any ${typed} text`, typed)).toEqual([typed]);
  });
});

describe('partsOf', () => {
  const plain = (text: string) => ({ text, isMarked: false });
  const marked = (text: string) => ({ text, isMarked: true });

  test.each([
    ['nothing to mark', [], [plain('abc')]],
    ['before the text', [[0, 10]], [plain('abc')]],
    ['up to its start', [[8, 11]], [marked('a'), plain('bc')]],
    ['within it', [[11, 12]], [plain('a'), marked('b'), plain('c')]],
    [
      'twice',
      [
        [10, 11],
        [12, 13],
      ],
      [marked('a'), plain('b'), marked('c')],
    ],
    ['past its end', [[12, 20]], [plain('ab'), marked('c')]],
    ['all around it', [[5, 20]], [marked('abc')]],
    ['after the text', [[13, 20]], [plain('abc')]],
  ])('splits a text that starts at 10 at a range %s', (_name, pairs, parts) => {
    const ranges = pairs.map(([start = 0, end = 0]) => ({ start, end }));
    expect(partsOf('abc', ranges, 10)).toEqual(parts);
  });
});
