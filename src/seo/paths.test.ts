import { canonicalPath, canonicalUrl } from './paths';

const ORIGIN = 'https://www.example.com';

describe('canonicalPath', () => {
  test.each([
    ['/', '/'],
    ['//', '/'],
    ['', '/'],
    ['/blog', '/blog'],
    ['/blog/', '/blog'],
    ['/blog//', '/blog'],
    ['/websites/saas-landing/', '/websites/saas-landing'],
  ])('of "%s" is "%s"', (pathname, path) => {
    expect(canonicalPath(pathname)).toBe(path);
  });
});

describe('canonicalUrl', () => {
  test.each([
    ['/', `${ORIGIN}/`],
    ['/blog/', `${ORIGIN}/blog`],
  ])('of "%s" is %s', (pathname, url) => {
    expect(canonicalUrl(ORIGIN, pathname)).toBe(url);
  });
});
