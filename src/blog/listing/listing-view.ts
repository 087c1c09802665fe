import { PAGE_SIZE, filterPosts, pageCount, resultLine } from './filter';
import type { SearchablePost } from './filter';
import type { ListingState } from './listing-state';
import { isStart } from './listing-state';

/** What the listing shows of the posts. */
export interface ListingView<Post> {
  /** The posts of the page. */
  shown: readonly Post[];
  /** How many posts there are in all that a visitor asked for. */
  found: number;
  /** The page that shows, from 1, and the last one; 0 where nothing was found. */
  page: number;
  last: number;
  /** SPEC.md section 9, "Result line". */
  line: string;
}

/** The posts that a listing can be made of. */
interface Posts<Post> {
  /** The first page of them, which comes with the HTML. */
  firstPage: readonly Post[];
  /** How many there are in all. */
  total: number;
  /** All of them, once they have been fetched. */
  all: readonly Post[] | undefined;
}

/**
 * Takes what a visitor chose and the posts; gives what the listing shows, or undefined while that can't be told yet
 * because not all posts are here. A page beyond the last is the last.
 */
export function listingView<Post extends SearchablePost>(
  state: ListingState,
  { firstPage, total, all }: Posts<Post>,
): ListingView<Post> | undefined {
  if (!all)
    return isStart(state)
      ? {
          shown: firstPage,
          found: total,
          page: 1,
          last: pageCount(total),
          line: resultLine(total, total, state),
        }
      : undefined;
  const found = filterPosts(all, state);
  const last = pageCount(found.length);
  const page = Math.max(1, Math.min(state.page, last));
  return {
    shown: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    found: found.length,
    page,
    last,
    line: resultLine(found.length, all.length, state),
  };
}
