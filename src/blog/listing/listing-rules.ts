import { searchFor } from '../../content/text/search';

export const ALL_CATEGORIES = 'All';

export interface Filter {
  /** A category or ALL_CATEGORIES. */
  category: string;
  search: string;
}

export interface ListingState extends Filter {
  /** Counts from 1. An address may ask for more pages than there are. */
  page: number;
}

/** The state of the HTML, before scripts run. */
export const INITIAL_STATE: ListingState = {
  category: ALL_CATEGORIES,
  search: '',
  page: 1,
};

export function isInitial({ category, search, page }: ListingState): boolean {
  return category === ALL_CATEGORIES && search.trim() === '' && page === 1;
}

export type SearchablePost = Readonly<
  Record<'title' | 'excerpt' | 'category' | 'author', string>
>;

export function filterPosts<Post extends SearchablePost>(
  posts: readonly Post[],
  { category, search }: Filter,
): Post[] {
  const find = searchFor(search);
  return posts.filter(
    (post) =>
      (category === ALL_CATEGORIES || post.category === category) &&
      (!find ||
        [post.title, post.excerpt, post.category, post.author].some(find)),
  );
}

export function resultLine(
  found: number,
  total: number,
  { category, search }: Filter,
): string {
  const quoted = search.trim() && ` for "${search.trim()}"`;
  return category === ALL_CATEGORIES && !quoted
    ? `Showing all ${total} articles`
    : `Found ${found} of ${total} articles${quoted}`;
}

/** The text under "No articles found". */
export function emptyHint({ category, search }: Filter): string {
  return search.trim() === ''
    ? `No articles available in "${category}" category`
    : 'Try different keywords or browse all categories';
}

/** At least 1. Each page has as many posts as the first one, which is in the HTML of /blog. */
const pageSize = (firstPage: readonly unknown[]) =>
  Math.max(1, firstPage.length);

export const pageCount = (found: number, firstPage: readonly unknown[]) =>
  Math.ceil(found / pageSize(firstPage));

interface AvailablePosts<Post> {
  firstPage: readonly Post[];
  total: number;
  /** All posts; undefined until they have been fetched. */
  all: readonly Post[] | undefined;
}

/** The posts to list; undefined while they depend on posts that have not been fetched. */
export function getListing<Post extends SearchablePost>(
  state: ListingState,
  { firstPage, total, all }: AvailablePosts<Post>,
) {
  if (!all && !isInitial(state)) return undefined;
  const found = all && filterPosts(all, state);
  const count = found?.length ?? total;
  const last = pageCount(count, firstPage);
  const page = Math.max(1, Math.min(state.page, last));
  const size = pageSize(firstPage);
  return {
    posts: found?.slice((page - 1) * size, page * size) ?? firstPage,
    count,
    page,
    /** 0 without results. */
    last,
    /** Whether the newest post is featured: only while nothing is filtered. */
    hasNewest: isInitial(state),
    line: resultLine(count, all?.length ?? total, state),
  };
}
