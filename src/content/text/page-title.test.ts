import { pageTitle } from './page-title';

test.each([
  [48, 60],
  [49, 49],
  [80, 80],
])('a title of %i characters becomes one of %i', (length, shown) => {
  expect(pageTitle('a'.repeat(length), 'Larkfield')).toHaveLength(shown);
});
