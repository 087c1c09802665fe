import { closestPages, suggestedPages } from './closest-pages';

const page = (path: string, ...keywords: string[]) => ({ path, keywords });

const pages = [
  page('/', 'small business automation'),
  page('/about', 'company values'),
  page('/blog', 'website design advice'),
  page('/blog/ai-and-your-leads', 'lead scoring'),
  page('/book-demo', 'book a demo'),
  page('/demo', 'product video'),
  page('/faq', 'support', 'pricing questions'),
  page('/website-design', 'website design prices'),
  page('/websites/restaurant-cafe', 'restaurant website design'),
];

const closest = (address: string) =>
  closestPages(address, pages).map(({ path }) => path);

describe('closestPages', () => {
  test.each([
    ['a slip of the fingers', '/bok-demo', '/book-demo'],
    ['letters in another order', '/website-desing', '/website-design'],
    ['a missing hyphen', '/bookdemo', '/book-demo'],
    ['capitals and a slash', '/Book_Demo/', '/book-demo'],
    ['a page that is not below it', '/blogs/nothing', '/blog'],
    ['part of a title', '/blog/leads-and-ai', '/blog/ai-and-your-leads'],
    ['words of several pages', '/website-design-tips', '/website-design'],
    ['a word of its keywords', '/pricing', '/faq'],
    ['an old file name', '/about.html', '/about'],
    ['a page that has moved', '/restaurant', '/websites/restaurant-cafe'],
  ])('after %s, %s is closest to %s', (_, address, path) => {
    expect(closest(address)[0]).toBe(path);
  });

  test.each(['/qzxv', '/2019/03/a-long-lost-picture-of-my-demo', '/%', '/'])(
    '%s is like no page',
    (address) => {
      expect(closest(address)).toEqual([]);
    },
  );
});

test('suggestedPages gives as many as are common, those first that are closer', () => {
  const common = pages.slice(1, 4);
  const paths = (address: string) =>
    suggestedPages(closestPages(address, pages), common).map(
      ({ path }) => path,
    );
  expect(paths('/qzxv')).toEqual([
    '/about',
    '/blog',
    '/blog/ai-and-your-leads',
  ]);
  expect(paths('/bok-demo')).toEqual(['/book-demo', '/demo', '/about']);
  expect(paths('/blogs')).toEqual([
    '/blog',
    '/blog/ai-and-your-leads',
    '/about',
  ]);
});
