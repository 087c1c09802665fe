/** @jest-environment node */
import { bareTitle, socialImageAlt, socialImagePath } from './social-image';

test.each([
  ['/', '/social/home.jpg'],
  ['/about', '/social/about.jpg'],
  ['/blog/ten-ways', '/social/blog/ten-ways.jpg'],
])('the social image of %s is %s', (path, file) => {
  expect(socialImagePath(path)).toBe(file);
});

test.each([
  ['About us | Larkfield', 'About us'],
  ['Larkfield | AI for firms', 'AI for firms'],
  ['Larkfield', 'Larkfield'],
  ['A | B', 'A | B'],
])('"%s" without the site’s name is "%s"', (title, bare) => {
  expect(bareTitle(title, 'Larkfield')).toBe(bare);
  expect(socialImageAlt(title, 'Larkfield')).toContain(`“${bare}”`);
});
