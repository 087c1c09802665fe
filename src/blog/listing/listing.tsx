import { useDeferredValue, useMemo, useRef } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Button } from '../../components/actions/button';
import { columnStyle } from '../../components/text/section';
import { visuallyHidden } from '../../styles/visually-hidden';
import { EmptyResult } from './empty-result';
import type { Filter } from './filter';
import { pageCount } from './filter';
import { FilterControls } from './filter-controls';
import { START, isStart } from './listing-state';
import { listingView } from './listing-view';
import { Pagination } from './pagination';
import { PostGrid } from './post-grid';
import { useListingState } from './use-listing-state';
import { usePostIndex } from './use-post-index';

interface ListingProps {
  /** The posts of the first page. */
  posts: readonly Queries.PostCardFieldsFragment[];
  /** How many posts there are in all. */
  total: number;
  categories: readonly string[];
  site: Queries.PostSharingFieldsFragment;
}

/** The posts that a visitor asks for: by category, by search, a page at a time. */
export function Listing({ posts, total, categories, site }: ListingProps) {
  const { state, change } = useListingState(categories);
  const index = usePostIndex(
    isStart(state) ? undefined : JSON.stringify(state),
  );
  const view = useMemo(
    () => listingView(state, { firstPage: posts, total, all: index.posts }),
    [state, posts, total, index.posts],
  );
  // The line above the articles answers at once; the articles may follow a moment later, so that typing never waits.
  const shown = useDeferredValue(view);
  const results = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const filter = (next: Filter) => change({ ...next, page: START.page });

  function turnTo(page: number) {
    change({ ...state, page });
    // The reader goes on at the top of the new page. The button may be off there, and would lose the focus.
    results.current?.scrollIntoView();
    results.current?.focus({ preventScroll: true });
  }

  function clear() {
    change(START);
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
        {view?.line ?? (index.hasFailed ? FAILED : 'Loading the articles…')}
      </p>
      {index.hasFailed && !view && (
        <p>
          <Button variant="secondary" onClick={index.retry}>
            Try again
          </Button>
        </p>
      )}
      <div
        ref={results}
        tabIndex={-1}
        role="group"
        aria-label={`Articles, page ${view?.page ?? state.page}`}
        aria-busy={!view}
      >
        {shown?.found === 0 ? (
          <EmptyResult filter={state} onClear={clear} />
        ) : (
          <PostGrid posts={shown?.shown ?? posts} site={site} />
        )}
      </div>
      <Pagination
        current={view?.page ?? state.page}
        last={view?.last ?? pageCount(total)}
        onChange={turnTo}
      />
    </section>
  );
}

const FAILED =
  'The articles could not be loaded, so these are the newest ones. Check your connection and try again.';

const listingStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    // Leaves the line above in sight.
    '[role="group"]': { scrollMarginTop: theme.space[8], outline: 'none' },
  });

const lineStyle = (theme: Theme) =>
  css({ fontSize: theme.text.small, color: theme.colour.textMuted });
