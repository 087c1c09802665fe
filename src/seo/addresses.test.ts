/** @jest-environment node */
import {
  canonicalPath,
  canonicalUrl,
  bareTitle,
  socialImageAlt,
  socialImagePath,
} from './addresses';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['', '/'],
  ['/blog', '/blog'],
  ['/blog/', '/blog'],
  ['/websites/saas-landing//', '/websites/saas-landing'],
])('the canonical path of "%s" is "%s"', (pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path);
  expect(canonicalUrl('https://a.example', pathname)).toBe(
    `https://a.example${path}`,
  );
});

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
