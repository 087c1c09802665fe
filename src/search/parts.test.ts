/** @jest-environment node */
import { partsOf } from './parts';

const plain = (text: string) => ({ text, isMarked: false });
const marked = (text: string) => ({ text, isMarked: true });

describe('partsOf', () => {
  test.each([
    ['nothing to mark', [], [plain('nothing to mark')]],
    ['abc', [{ start: 0, end: 3 }], [marked('abc')]],
    ['abc', [{ start: 0, end: 1 }], [marked('a'), plain('bc')]],
    ['abc', [{ start: 2, end: 3 }], [plain('ab'), marked('c')]],
    [
      'abcde',
      [
        { start: 1, end: 2 },
        { start: 3, end: 4 },
      ],
      [plain('a'), marked('b'), plain('c'), marked('d'), plain('e')],
    ],
    ['', [], []],
  ])('of "%s" with %j', (text, ranges, parts) => {
    expect(partsOf(text, ranges)).toEqual(parts);
  });

  test.each([
    ['before the text', [{ start: 0, end: 10 }], [plain('abc')]],
    ['up to its start', [{ start: 8, end: 11 }], [marked('a'), plain('bc')]],
    ['past its end', [{ start: 12, end: 20 }], [plain('ab'), marked('c')]],
    ['all around it', [{ start: 5, end: 20 }], [marked('abc')]],
    ['after the text', [{ start: 13, end: 20 }], [plain('abc')]],
  ])(
    'marks its share of a stretch of the whole: %s',
    (_name, ranges, parts) => {
      expect(partsOf('abc', ranges, 10)).toEqual(parts);
    },
  );
});
