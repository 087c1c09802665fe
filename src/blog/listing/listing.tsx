import { memo, useDeferredValue, useMemo, useRef } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Button } from '../../components/actions/button';
import { columnStyle } from '../../components/text/section';
import { pictureCardGrid } from '../../styles/lists';
import { visuallyHidden } from '../../styles/visually-hidden';
import { EmptyResult } from './empty-result';
import { FilterControls } from './filter-controls';
import type { Filter } from './listing-rules';
import {
  INITIAL_STATE,
  getListing,
  isInitial,
  pageCount,
} from './listing-rules';
import { Pagination } from './pagination';
import { PostCard } from './post-card';
import { useAllPosts } from './use-all-posts';
import { useListingState } from './use-listing-state';

interface ListingProps {
  /** The posts of the first page. */
  posts: readonly Queries.PostCardFieldsFragment[];
  total: number;
  categories: readonly string[];
  site: Queries.PostSharingFieldsFragment;
}

export function Listing({ posts, total, categories, site }: ListingProps) {
  const { state, setState } = useListingState(categories);
  const allPosts = useAllPosts(
    isInitial(state) ? undefined : JSON.stringify(state),
  );
  const listing = useMemo(
    () => getListing(state, { firstPage: posts, total, all: allPosts.posts }),
    [state, posts, total, allPosts.posts],
  );
  // The result line answers at once; the articles may follow later, so that typing never waits.
  const shown = useDeferredValue(listing);
  const results = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const filter = (next: Filter) => setState({ ...next, page: 1 });

  function turnTo(page: number) {
    setState({ ...state, page });
    // The pressed button may be disabled on the new page, and would lose the focus.
    results.current?.scrollIntoView();
    results.current?.focus({ preventScroll: true });
  }

  function clear() {
    setState(INITIAL_STATE);
    search.current?.focus();
  }

  return (
    <section css={listingStyle} aria-labelledby="articles">
      <h2 id="articles" css={visuallyHidden}>
        Articles
      </h2>
      <FilterControls
        searchRef={search}
        categories={categories}
        filter={state}
        onChange={filter}
      />
      <p role="status" css={lineStyle}>
        {listing?.line ??
          (allPosts.hasFailed ? FAILED : 'Loading the articles…')}
      </p>
      {allPosts.hasFailed && !listing && (
        <p>
          <Button variant="secondary" onClick={allPosts.retry}>
            Try again
          </Button>
        </p>
      )}
      <div
        ref={results}
        tabIndex={-1}
        role="group"
        aria-label={`Articles, page ${listing?.page ?? state.page}`}
        aria-busy={!listing}
      >
        {shown?.count === 0 ? (
          <EmptyResult filter={state} onClear={clear} />
        ) : (
          <PostGrid posts={shown?.posts ?? posts} site={site} />
        )}
      </div>
      <Pagination
        current={listing?.page ?? state.page}
        last={listing?.last ?? pageCount(total)}
        onChange={turnTo}
      />
    </section>
  );
}

const FAILED =
  'The articles could not be loaded, so these are the newest ones. Check your connection and try again.';

const listingStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    // Keeps the result line in view.
    '[role="group"]': { scrollMarginTop: theme.space[8], outline: 'none' },
  });

const lineStyle = (theme: Theme) =>
  css({ fontSize: theme.text.small, color: theme.colour.textMuted });

const PostGrid = memo(function PostGrid({
  posts,
  site,
}: Pick<ListingProps, 'posts' | 'site'>) {
  return (
    <ul css={pictureCardGrid}>
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} site={site} first={index === 0} />
      ))}
    </ul>
  );
});
