import {
  ALL_CATEGORIES as ALL,
  emptyHint,
  filterPosts,
  getListing,
  INITIAL_STATE,
  resultLine,
  type SearchablePost,
} from './listing-rules';
import { testPosts } from './posts.fixture';

describe('filterPosts', () => {
  const strategy: SearchablePost = {
    title: 'A long-term strategy',
    excerpt: 'Plan what you post.',
    category: 'Social Media',
    author: 'Ann Lee',
  };
  const pipelines: SearchablePost = {
    title: 'Pipelines that flow',
    excerpt: 'Keep every deal moving.',
    category: 'CRM',
    author: 'Bo Reed',
  };
  const followUp: SearchablePost = {
    title: 'Follow up in time',
    excerpt: 'What a CRM reminds you of.',
    category: 'Customer Service',
    author: 'Ann Lee',
  };
  const posts = [strategy, pipelines, followUp];

  test.each([
    [ALL, '', posts],
    [ALL, ' \t', posts],
    ['CRM', '', [pipelines]],
    ['Web Development', '', []],
    // Title, excerpt, category and author match, in upper or lower case.
    [ALL, 'pipelines that', [pipelines]],
    [ALL, 'what you post', [strategy]],
    [ALL, 'social', [strategy]],
    [ALL, 'ANN', [strategy, followUp]],
    [ALL, 'crm', [pipelines, followUp]],
    // A match can't span two fields.
    [ALL, 'flow keep', []],
    // A search only covers the chosen category.
    ['Customer Service', 'ann', [followUp]],
    ['Social Media', 'crm', []],
  ])('in %s finds by "%s"', (category, search, found) => {
    expect(filterPosts(posts, { category, search })).toEqual(found);
  });
});

test.each([
  [6, ALL, '  ', 'Showing all 6 articles'],
  [2, 'CRM', ' ', 'Found 2 of 6 articles'],
  [1, ALL, 'leads', 'Found 1 of 6 articles for "leads"'],
  [1, 'CRM', ' Leads ', 'Found 1 of 6 articles for "Leads"'],
  // Every article matches this search.
  [6, ALL, 'e', 'Found 6 of 6 articles for "e"'],
])('resultLine of %i in %s for "%s": %s', (found, category, search, line) => {
  expect(resultLine(found, 6, { category, search })).toBe(line);
});

test.each([
  ['CRM', '  ', 'No articles available in "CRM" category'],
  ['CRM', 'x', 'Try different keywords or browse all categories'],
])('emptyHint in %s for "%s": %s', (category, search, hint) => {
  expect(emptyHint({ category, search })).toBe(hint);
});

describe('getListing', () => {
  const all = testPosts(14);
  const firstPage = all.slice(0, 6);
  const fetched = { firstPage, total: 14, all };
  const notFetched = { firstPage, total: 14, all: undefined };

  test('has only the first page before the posts are fetched', () => {
    const listing = {
      posts: firstPage,
      count: 14,
      page: 1,
      last: 3,
      hasNewest: true,
      line: 'Showing all 14 articles',
    };
    expect(getListing(INITIAL_STATE, notFetched)).toEqual(listing);
    expect(getListing(INITIAL_STATE, fetched)).toEqual(listing);
    const secondPage = { ...INITIAL_STATE, page: 2 };
    expect(getListing(secondPage, notFetched)).toBeUndefined();
  });

  test.each([
    ['', 3, { posts: all.slice(12), page: 3, last: 3, count: 14 }],
    // Beyond the last page, the last page shows.
    ['', 4, { page: 3 }],
    ['post 1', 1, { last: 1, line: 'Found 6 of 14 articles for "post 1"' }],
    ['xylophone', 2, { posts: [], page: 1, last: 0, count: 0 }],
  ])('for the search "%s" on page %i', (search, page, expected) => {
    const state = { category: ALL, search, page };
    expect(getListing(state, fetched)).toMatchObject(expected);
  });
});
