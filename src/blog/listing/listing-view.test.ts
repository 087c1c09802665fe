import { START } from './listing-state';
import { listingView } from './listing-view';

const posts = Array.from({ length: 14 }, (_, index) => ({
  title: `Post ${index + 1}`,
  excerpt: 'What we learned.',
  author: 'Ann Lee',
  category: index % 2 === 0 ? 'CRM' : 'Social Media',
}));
const firstPage = posts.slice(0, 6);
const withAll = { firstPage, total: 14, all: posts };
const without = { firstPage, total: 14, all: undefined };

describe('listingView', () => {
  test('starts with what the page came with', () => {
    expect(listingView(START, without)).toEqual({
      shown: firstPage,
      found: 14,
      page: 1,
      last: 3,
      line: 'Showing all 14 articles',
    });
    expect(listingView(START, withAll)).toEqual(listingView(START, without));
  });

  test.each([
    { ...START, page: 2 },
    { ...START, category: 'CRM' },
    { ...START, search: 'post' },
  ])('can’t tell before all posts are there: %j', (state) => {
    expect(listingView(state, without)).toBeUndefined();
  });

  test('shows the posts of a page', () => {
    const view = listingView({ ...START, page: 3 }, withAll);
    expect(view).toMatchObject({ shown: posts.slice(12), page: 3, last: 3 });
  });

  test('counts what a filter leaves', () => {
    const state = { category: 'CRM', search: 'post 1', page: 1 };
    expect(listingView(state, withAll)).toMatchObject({
      found: 3,
      last: 1,
      line: 'Found 3 of 14 articles for "post 1"',
    });
  });

  test.each([
    [4, 3],
    [999, 3],
  ])('takes page %i for the last, %i', (page, shown) => {
    expect(listingView({ ...START, page }, withAll)?.page).toBe(shown);
  });

  test('has a page, an empty one, where nothing was found', () => {
    const state = { ...START, search: 'xylophone', page: 2 };
    expect(listingView(state, withAll)).toMatchObject({
      shown: [],
      found: 0,
      page: 1,
      last: 0,
    });
  });
});
