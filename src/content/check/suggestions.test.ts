/** @jest-environment node */
import { rows } from '../test-folder.fixture';
import { closestMatch } from './suggestions';

test.each(
  rows(`
    titel   | title
     Title  | title
    excrept | excerpt
    colour
    x
  `),
)('the closest match of "%s" is "%s"', (word = '', meant) => {
  expect(closestMatch(word, ['title', 'excerpt', 'body'])).toBe(meant);
});
