import { currentSection } from './current-section';

const LINE = 120;

/** Gives the current one of sections "a", "b" and "c" that begin at these distances. */
const among = (...tops: number[]) =>
  currentSection(
    tops.map((top, index) => ({ id: 'abc'.charAt(index), top })),
    LINE,
  );

describe('currentSection', () => {
  test('is none above the first section', () => {
    expect(among(121, 400, 900)).toBeUndefined();
    expect(among()).toBeUndefined();
  });

  test('is the one that begins at the line', () => {
    expect(among(120, 400, 900)).toBe('a');
    expect(among(-300, 120, 900)).toBe('b');
  });

  test('is the last that has begun, however many have', () => {
    expect(among(-800, -20, 121)).toBe('b');
    expect(among(-800, -20, 119.5)).toBe('c');
  });

  test('stays the last after the end', () => {
    expect(among(-3000, -2000, -1000)).toBe('c');
  });
});
