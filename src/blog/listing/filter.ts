// The rules of the blog listing (SPEC.md sections 4, 5 and 9): pure functions of what a visitor chose.

import { searchFor } from '../../search/search';

/** The category that stands for no choice. */
export const ALL_CATEGORIES = 'All';

/** How many articles a page of the listing shows. */
export const PAGE_SIZE = 6;

/** What a post is searched by. */
export interface SearchablePost {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
}

/** What a visitor chose: a category, or "All", and a text to search for. */
export interface Filter {
  category: string;
  search: string;
}

/** The posts of the category that hold the search text somewhere, in their order. */
export function filterPosts<Post extends SearchablePost>(
  posts: readonly Post[],
  { category: wanted, search }: Filter,
): Post[] {
  const find = searchFor(search);
  return posts.filter(
    ({ title, excerpt, category, author }) =>
      (wanted === ALL_CATEGORIES || category === wanted) &&
      (!find ||
        [title, excerpt, category, author].some(
          (text) => find(text).length > 0,
        )),
  );
}

/** The line above the articles: how many there are, of how many, for which search. */
export function resultLine(
  found: number,
  total: number,
  { category, search }: Filter,
): string {
  const wanted = search.trim();
  if (category === ALL_CATEGORIES && wanted === '')
    return `Showing all ${total} articles`;
  const line = `Found ${found} of ${total} articles`;
  return wanted === '' ? line : `${line} for "${wanted}"`;
}

/** What stands under "No articles found". */
export function nothingFoundHint({ category, search }: Filter): string {
  return search.trim() === ''
    ? `No articles available in "${category}" category`
    : 'Try different keywords or browse all categories';
}

/** Takes how many articles were found; gives how many pages they fill. */
export function pageCount(found: number): number {
  return Math.ceil(found / PAGE_SIZE);
}
