import type { SearchablePost } from './filter';
import {
  ALL_CATEGORIES,
  filterPosts,
  nothingFoundHint,
  pageCount,
  resultLine,
} from './filter';

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

const search = (text: string, category = ALL_CATEGORIES) =>
  filterPosts(posts, { category, search: text });

describe('filterPosts', () => {
  test('gives all posts in their order when nothing is chosen', () => {
    expect(search('')).toEqual(posts);
  });

  test('gives the posts of a category', () => {
    expect(search('', 'CRM')).toEqual([pipelines]);
    expect(search('', 'Web Development')).toEqual([]);
  });

  test.each([
    ['title', 'pipelines that', [pipelines]],
    ['excerpt', 'what you post', [strategy]],
    ['category', 'social', [strategy]],
    ['author', 'ANN', [strategy, followUp]],
    ['category of one and excerpt of another', 'crm', [pipelines, followUp]],
  ])('finds a text in the %s', (_field, text, found) => {
    expect(search(text)).toEqual(found);
  });

  test.each(['', ' ', '   ', '\t'])('ignores the blank search "%s"', (text) => {
    expect(search(text)).toEqual(posts);
    expect(search(text, 'CRM')).toEqual([pipelines]);
  });

  test('does not find a text that runs from one field into the next', () => {
    expect(search('flow keep')).toEqual([]);
    expect(search('moves. strategy')).toEqual([]);
  });

  test('searches within the category', () => {
    expect(search('ann', 'Customer Service')).toEqual([followUp]);
    expect(search('crm', 'Social Media')).toEqual([]);
  });
});

describe('resultLine', () => {
  test.each([
    [6, ALL_CATEGORIES, '', 'Showing all 6 articles'],
    [6, ALL_CATEGORIES, '  ', 'Showing all 6 articles'],
    [2, 'CRM', '', 'Found 2 of 6 articles'],
    [2, 'CRM', ' ', 'Found 2 of 6 articles'],
    [1, ALL_CATEGORIES, 'leads', 'Found 1 of 6 articles for "leads"'],
    [0, 'CRM', 'leads', 'Found 0 of 6 articles for "leads"'],
    [1, 'CRM', ' Leads ', 'Found 1 of 6 articles for "Leads"'],
    // A search that every article answers is a search all the same.
    [6, ALL_CATEGORIES, 'e', 'Found 6 of 6 articles for "e"'],
  ])('%i of 6 in %s for "%s": %s', (found, category, text, line) => {
    expect(resultLine(found, 6, { category, search: text })).toBe(line);
  });
});

describe('nothingFoundHint', () => {
  test.each([
    ['CRM', '', 'No articles available in "CRM" category'],
    ['CRM', '  ', 'No articles available in "CRM" category'],
    ['CRM', 'x', 'Try different keywords or browse all categories'],
    [ALL_CATEGORIES, 'x', 'Try different keywords or browse all categories'],
  ])('in %s for "%s": %s', (category, text, hint) => {
    expect(nothingFoundHint({ category, search: text })).toBe(hint);
  });
});

describe('pageCount', () => {
  test.each([
    [0, 0],
    [1, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
  ])('%i articles fill %i pages', (found, pages) => {
    expect(pageCount(found)).toBe(pages);
  });
});
