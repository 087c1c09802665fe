/** @jest-environment node */
import {
  canonicalPath,
  canonicalUrl,
  publicUrl,
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

test('the alternative text quotes the title', () => {
  expect(socialImageAlt('About us', 'Larkfield')).toContain(
    '“About us”, beside Larkfield’s',
  );
});

test.each([
  ['', 'https://www.larkfield.example/blog/calls'],
  ['https://partner.example.com/calls', 'https://partner.example.com/calls'],
])('publicUrl of a post with the link "%s" is %s', (link, address) => {
  const origin = 'https://www.larkfield.example';
  expect(publicUrl(origin, { slug: 'calls', link })).toBe(address);
});
