import { oneOf, wholeNumber } from './random';

/** The largest number that Math.random can give. */
const ALMOST_ONE = 1 - Number.EPSILON / 2;

test('a whole number has both ends', () => {
  expect(wholeNumber(() => 0, 70, 99)).toBe(70);
  expect(wholeNumber(() => ALMOST_ONE, 70, 99)).toBe(99);
});

test('every whole number is as likely as the others', () => {
  const found = Array.from({ length: 30 }, (_, index) =>
    wholeNumber(() => (index + 0.5) / 30, 70, 99),
  );
  expect(new Set(found).size).toBe(30);
});

test('one of several, the first and the last included', () => {
  expect(oneOf(() => 0, ['a', 'b', 'c'])).toBe('a');
  expect(oneOf(() => 0.5, ['a', 'b', 'c'])).toBe('b');
  expect(oneOf(() => ALMOST_ONE, ['a', 'b', 'c'])).toBe('c');
  expect(() => oneOf(() => 0, [])).toThrow('nothing to choose from');
});
