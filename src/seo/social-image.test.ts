/** @jest-environment node */
import { bareTitle, socialImageAlt, socialImagePath } from './social-image';

test.each([
  ['/', '/social/home.jpg'],
  ['/about', '/social/about.jpg'],
  ['/about/', '/social/about.jpg'],
  ['/blog/ten-ways', '/social/blog/ten-ways.jpg'],
])('the picture of %s is %s', (pathname, file) => {
  expect(socialImagePath(pathname)).toBe(file);
});

test.each([
  ['About us | Larkfield', 'About us'],
  ['Larkfield | AI for firms', 'AI for firms'],
  ['Larkfield', 'Larkfield'],
  ['A | B', 'A | B'],
])('"%s" without the site’s name is "%s"', (title, bare) => {
  expect(bareTitle(title, 'Larkfield')).toBe(bare);
});

test('the alternative text says the title and what is beside it', () => {
  expect(socialImageAlt('About us | Larkfield', 'Larkfield')).toBe(
    '“About us”, beside Larkfield’s lark and the rising sun',
  );
});
