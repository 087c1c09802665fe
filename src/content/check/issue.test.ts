/** @jest-environment node */
import { closestMatch } from './issue';

test.each([
  ['titel', 'title'],
  [' Title', 'title'],
  ['excrept', 'excerpt'],
  ['colour', undefined],
  ['x', undefined],
])('the closest match of "%s" is "%s"', (word, meant) => {
  expect(closestMatch(word, ['title', 'excerpt', 'body'])).toBe(meant);
});
