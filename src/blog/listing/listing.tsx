import { css } from '@emotion/react';
import SearchX from 'lucide-react/icons/search-x';
import {
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { Button, ToggleButton } from '../../components/actions/button';
import { Field } from '../../components/controls/field';
import { StatusLine } from '../../components/controls/status-line';
import { tintOf } from '../../content/category-tint';
import { useLoaded } from '../../loader/use-loaded';
import {
  columns,
  containerStyle,
  scrollingRow,
  visuallyHidden,
  wrappingRow,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import {
  ALL_CATEGORIES,
  emptyHint,
  type Filter,
  getListing,
  INITIAL_STATE,
  isInitial,
  pageCount,
} from './listing-rules';
import { Pagination } from './pagination';
import { newsletterItem, PostCard, postGrid } from './post-card';
import { loadPostIndex } from './post-index';
import { useListingState } from './use-listing-state';

interface ListingProps {
  /** The posts in the page's HTML. */
  posts: readonly Queries.PostCardFieldsFragment[];
  total: number;
  categories: readonly string[];
  tints: readonly { category: string; tint: string }[];
  site: Queries.PostSharingFieldsFragment;
  newsletter: ReactNode;
  /** Renders the page's hero with these controls in it. */
  children: (controls: ReactNode) => ReactNode;
}

export function Listing({
  posts,
  total,
  categories,
  tints,
  site,
  newsletter,
  children,
}: ListingProps) {
  const { state, setState } = useListingState(categories);
  const index = useLoaded(loadPostIndex, !isInitial(state));
  // Where the others can't be loaded, those in the page are searched.
  const known = index.value ?? (index.hasFailed ? posts : undefined);
  const isPartial =
    index.hasFailed && posts.length < total && !isInitial(state);
  const listing = useMemo(
    () => getListing(state, { firstPage: posts, total, all: known }),
    [state, posts, total, known],
  );
  const line = `${isPartial ? PARTIAL : ''}${listing?.line ?? 'Loading the articles…'}`;
  // The articles may lag behind the result line, so that typing stays fast.
  const shown = useDeferredValue(listing);
  const results = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);

  function filter({ category, search: typed }: Filter) {
    // Spaces alone are no search.
    const search = typed.trim() && typed;
    if (category === state.category && search === state.search) return;
    setState({ category, search, page: 1 });
    index.retry();
  }

  function turnTo(page: number) {
    setState({ ...state, page });
    // The pressed page button may be disabled afterwards, so the focus moves to the results.
    results.current?.scrollIntoView();
    results.current?.focus({ preventScroll: true });
  }

  function retry() {
    index.retry();
    // The retry button disappears, so the focus moves to the results.
    results.current?.focus({ preventScroll: true });
  }

  function clear() {
    setState(INITIAL_STATE);
    searchField.current?.focus();
  }

  return (
    <>
      {children(
        <FilterControls
          searchRef={searchField}
          categories={categories}
          filter={state}
          onChange={filter}
        />,
      )}
      <section css={listingStyle} aria-labelledby="articles">
        <h2 id="articles" css={visuallyHidden}>
          Articles
        </h2>
        <StatusLine text={line} />
        {isPartial && (
          <p>
            <Button variant="secondary" onClick={retry}>
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
          {shown?.count === 0 && <EmptyResult filter={state} onClear={clear} />}
          <PostGrid
            posts={shown?.posts ?? posts}
            hasNewest={shown?.hasNewest ?? true}
            tints={tints}
            site={site}
            newsletter={newsletter}
          />
        </div>
        <Pagination
          current={listing?.page ?? state.page}
          last={listing?.last ?? pageCount(total, posts)}
          onChange={turnTo}
        />
      </section>
    </>
  );
}

const PARTIAL =
  'We couldn’t load all the articles, so only the newest are searched. ';

const listingStyle = css(containerStyle, {
  paddingBlock: `${theme.space[6]} ${theme.space.section}`,
  // Leaves the result line in view above the scrolled-to articles.
  '[role="group"]': { scrollMarginTop: theme.space[8] },
});

/** The sizes of the first posts of the first page. */
const FIRST_SIZES = ['newest', 'large', 'large'] as const;

const PostGrid = memo(function PostGrid({
  posts,
  hasNewest,
  tints,
  site,
  newsletter,
}: Pick<ListingProps, 'posts' | 'tints' | 'site' | 'newsletter'> & {
  hasNewest: boolean;
}) {
  return (
    <ul css={postGrid}>
      {posts.map((post, index) => (
        <PostCard
          key={post.slug}
          post={post}
          site={site}
          tint={tintOf(post.category, tints)}
          priority={index === 0}
          size={(hasNewest && FIRST_SIZES[index]) || 'row'}
        />
      ))}
      <li css={newsletterItem}>{newsletter}</li>
    </ul>
  );
});

interface FilterControlsProps {
  categories: readonly string[];
  filter: Filter;
  onChange: (filter: Filter) => void;
  searchRef: RefObject<HTMLInputElement | null>;
}

function FilterControls({
  categories,
  filter: { category, search },
  onChange,
  searchRef,
}: FilterControlsProps) {
  const searchId = useId();

  // The field is uncontrolled, because visitors may type before and during hydration. So only a search that changes
  // otherwise, such as by Back or "Clear filters", is written into it.
  const lastSearch = useRef('');
  useEffect(() => {
    const field = searchRef.current;
    if (field && lastSearch.current !== search && field.value !== search)
      field.value = search;
    lastSearch.current = search;
  }, [search, searchRef]);

  return (
    <div role="search" css={controlsStyle}>
      <Field id={searchId} label="Search">
        <input
          ref={searchRef}
          type="search"
          placeholder="Search articles..."
          autoComplete="off"
          onInput={({ currentTarget }) =>
            onChange({ category, search: currentTarget.value })
          }
        />
      </Field>
      <ul css={categoriesStyle} aria-label="Categories">
        {[ALL_CATEGORIES, ...categories].map((one) => (
          <li key={one}>
            <ToggleButton
              isPressed={one === category}
              onClick={() => onChange({ category: one, search })}
            >
              {one}
            </ToggleButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

const controlsStyle = css(columns(), {
  gap: theme.space[4],
  [theme.media.print]: { display: 'none' },
  // They need scripts.
  [theme.media.noScripts]: { display: 'none' },
});

/** One row on phones, for the first article to be in sight. */
const categoriesStyle = css(wrappingRow, {
  gap: theme.space[2],
  button: { paddingInline: theme.space[3] },
  [theme.media.phone]: css(scrollingRow, { flexWrap: 'nowrap' }),
});

interface EmptyResultProps {
  filter: Filter;
  onClear: () => void;
}

function EmptyResult({ filter, onClear }: EmptyResultProps) {
  return (
    <div css={emptyStyle}>
      <SearchX aria-hidden="true" size="2.5em" />
      <h3>No articles found</h3>
      <p>{emptyHint(filter)}</p>
      <Button variant="secondary" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  );
}

const emptyStyle = css({
  display: 'grid',
  justifyItems: 'center',
  marginBottom: theme.space[6],
  gap: theme.space[3],
  padding: `${theme.space[12]} ${theme.space[6]}`,
  border: `${theme.stroke.thin} dashed ${theme.colour.control}`,
  borderRadius: theme.radius.large,
  textAlign: 'center',
  'h3, p': { margin: 0 },
  svg: { color: theme.colour.textMuted },
});
