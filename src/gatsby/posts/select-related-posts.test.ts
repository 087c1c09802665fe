/** @jest-environment node */
import { selectRelatedPosts } from './select-related-posts';

/** A post given as "slug category day"; the day is in January 2025. */
const post = (words: string) => {
  const [slug = '', category = '', day = ''] = words.split(' ');
  return { slug, category, date: `2025-01-${day.padStart(2, '0')}` };
};

test.each([
  [
    'posts of the category, newest first, then the newest of all',
    ['mine CRM 2', 'old CRM 1', 'new CRM 3', 'newest Web 5', 'newer Ads 4'],
    ['new', 'old', 'newest'],
  ],
  [
    'posts of the category before anything newer',
    ['mine CRM 9', 'a CRM 2', 'b CRM 4', 'c CRM 3', 'd CRM 1', 'e Web 10'],
    ['b', 'c', 'a'],
  ],
  ['fewer where there are no more', ['mine CRM 1', 'b Web 2'], ['b']],
  ['nothing for the only post', ['mine CRM 1'], []],
  [
    'posts of one day in the order of their slugs',
    ['c CRM 1', 'a CRM 1', 'mine CRM 1', 'b CRM 1'],
    ['a', 'b', 'c'],
  ],
])('chooses %s', (_what, words, expected) => {
  const posts = words.map(post);
  expect(selectRelatedPosts(posts).get('mine')).toEqual(expected);
  // The input order doesn't matter and is left unchanged.
  expect(posts).toEqual(words.map(post));
  expect(selectRelatedPosts(posts.toReversed()).get('mine')).toEqual(expected);
});
