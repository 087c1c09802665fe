import { breadcrumbList } from './breadcrumbs';

const ORIGIN = 'https://www.example.com';

describe('breadcrumbList', () => {
  test('numbers the pages from 1, each with its canonical address', () => {
    expect(
      breadcrumbList(ORIGIN, [
        { name: 'Home', path: '/' },
        { name: 'Blog', path: '/blog' },
        { name: 'Ten ways', path: '/blog/ten-ways/' },
      ]),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Home',
          item: `${ORIGIN}/`,
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Blog',
          item: `${ORIGIN}/blog`,
        },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Ten ways',
          item: `${ORIGIN}/blog/ten-ways`,
        },
      ],
    });
  });
});
