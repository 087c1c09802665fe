import { pageTitle, withoutSiteName } from './page-title';

test.each([
  [48, 60],
  [49, 49],
  [80, 80],
])('a title of %i characters becomes one of %i', (length, shown) => {
  expect(pageTitle('a'.repeat(length), 'Larkfield')).toHaveLength(shown);
});

test.each([
  ['About us | Larkfield', 'About us'],
  ['Larkfield | AI for firms', 'AI for firms'],
  ['Larkfield', 'Larkfield'],
  ['A | B', 'A | B'],
])('"%s" without the site’s name is "%s"', (title, bare) => {
  expect(withoutSiteName(title, 'Larkfield')).toBe(bare);
});
