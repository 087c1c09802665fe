/** @jest-environment node */
import { canonicalPath, canonicalUrl } from './addresses';

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
