/** @jest-environment node */
import { LEADING, fitHeadline } from './headline';

/** Every letter half as wide as high. */
const measure = (text: string) => text.length / 2;

const room = { width: 600, height: 400 };

const fit = (text: string) => fitHeadline(text, room, measure);

describe('fitHeadline', () => {
  test.each([
    'Short',
    'Never miss a call',
    'Missed-Call Text-Back: Keep the Callers You Could Not Answer',
    'word '.repeat(400).trim(),
    'x'.repeat(500),
    `${'x'.repeat(500)} and more`,
    '…',
  ])('never leaves the room: %.40s', (text) => {
    const { lines, size } = fit(text);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length * size * LEADING).toBeLessThanOrEqual(room.height);
    for (const line of lines)
      expect(measure(line) * size).toBeLessThanOrEqual(room.width);
  });

  test('keeps all words of what fits, and takes the largest letters for it', () => {
    expect(fit('Never miss')).toEqual({ lines: ['Never', 'miss'], size: 132 });
    expect(fit('One two').size).toBeGreaterThan(
      fit('One two three four five six seven eight nine').size,
    );
    const long = 'Missed-Call Text-Back: Keep the Callers You Could Not Answer';
    expect(fit(long).lines.join(' ')).toBe(long);
  });

  test('breaks lines so that they are about as long as each other', () => {
    const { lines } = fitHeadline(
      'aaaa bbbb cccc dddd',
      { width: 132 * 8, height: 300 },
      measure,
    );
    expect(lines).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  test('would rather have smaller letters than a word alone in its line', () => {
    // “Questions” alone would allow 132 px.
    expect(fit('Questions and answers')).toEqual({
      lines: ['Questions', 'and answers'],
      size: 108,
    });
  });

  test('ends with an ellipsis where words or letters had to go', () => {
    expect(fit('one, two, '.repeat(100).trim()).lines.at(-1)).toMatch(
      /[a-z]…$/,
    );
    expect(fit('x'.repeat(500)).lines).toEqual([
      expect.stringMatching(/^x+…$/),
    ]);
  });
});
