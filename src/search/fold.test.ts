/** @jest-environment node */
import { fold } from './fold';

describe('fold', () => {
  test.each([
    ['', ''],
    ['Price', 'price'],
    ['ÄÖÜ é ñ', 'aou e n'],
    ['e\u0301', 'e'],
    ['Straße', 'strasse'],
    ['ΟΔΟΣ ὁδός', 'οδος οδος'.replaceAll('ς', 'σ')],
    ['İstanbul ılık', 'istanbul ilik'],
    ['firm’s ‘one’ “two”', "firm's 'one' \"two\""],
    ['a\u00a0b\tc\nd', 'a b c d'],
    ['ﬁnd ①', 'find 1'],
    ['Ｆｕｌｌ', 'full'],
    ['Привет', 'привет'],
    ['日本 👍🏽', '日本 👍🏽'],
    ['.*+?^${}()|[]\\', '.*+?^${}()|[]\\'],
  ])('of "%s" is "%s"', (source, text) => {
    expect(fold(source).text).toBe(text);
  });

  test.each(['Straße', 'Cafe\u0301 au lait', '한국 👍🏽 ﬁ', '\u0301 alone', ''])(
    'says where each character of "%s" comes from',
    (source) => {
      const { text, starts, ends } = fold(source);
      expect(starts).toHaveLength(text.length);
      expect(ends).toHaveLength(text.length);
      for (let at = 0; at < text.length; at++) {
        // What stands there, folded alone, holds the character.
        const piece = source.slice(starts[at], ends[at]);
        expect(fold(piece).text).toContain(text[at]);
      }
    },
  );

  test('an accent belongs to the letter before it', () => {
    expect(fold('e\u0301a')).toEqual({
      text: 'ea',
      starts: [0, 2],
      ends: [2, 3],
    });
  });
});
