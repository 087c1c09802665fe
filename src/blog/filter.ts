// The rules of the blog listing (SPEC.md sections 4, 5 and 9): pure functions of what a visitor chose.

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

/** Takes posts and a filter; gives the posts of the category that hold the search text somewhere, in their order. */
export function filterPosts<Post extends SearchablePost>(
  posts: readonly Post[],
  { category, search }: Filter,
): Post[] {
  const wanted = search.trim().toLowerCase();
  const texts = wanted === '' ? [] : searchTexts(posts);
  return posts.filter(
    (post, index) =>
      (category === ALL_CATEGORIES || post.category === category) &&
      (wanted === '' || texts[index]?.includes(wanted)),
  );
}

/** Stands between the fields of a post: nobody types it, so no search runs from one field into the next. */
const FIELD_END = '\u0000';

/** What each post of a list is searched in: made once for a list, because a visitor types more than one letter. */
const textsOfLists = new WeakMap<readonly SearchablePost[], string[]>();

/** Takes posts; gives for each, in their order, one text in small letters that holds all a search looks at. */
export function searchTexts(posts: readonly SearchablePost[]): string[] {
  const known = textsOfLists.get(posts);
  if (known) return known;
  const texts = posts.map(({ title, excerpt, category, author }) =>
    [title, excerpt, category, author].join(FIELD_END).toLowerCase(),
  );
  textsOfLists.set(posts, texts);
  return texts;
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
