import { useState } from 'react';
import { Button } from '../components/button';
import { columnStyle } from '../components/section';
import { cardGrid } from '../styles/lists';
import type { Filter } from './filter';
import {
  ALL_CATEGORIES,
  PAGE_SIZE,
  filterPosts,
  nothingFoundHint,
  pageCount,
  resultLine,
} from './filter';
import { FilterControls } from './filter-controls';
import { Pagination } from './pagination';
import { PostCard } from './post-card';

interface ListingProps {
  posts: readonly Queries.PostCardFieldsFragment[];
  categories: readonly string[];
}

const NO_FILTER: Filter = { category: ALL_CATEGORIES, search: '' };

/** The posts that a visitor asks for: by category, by search, a page at a time. */
export function Listing({ posts, categories }: ListingProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const found = filterPosts(posts, filter);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

  function change(next: Filter) {
    setFilter(next);
    setPage(1);
  }

  return (
    <div css={columnStyle}>
      <FilterControls
        categories={categories}
        filter={filter}
        onChange={change}
      />
      <p role="status">{resultLine(found.length, posts.length, filter)}</p>
      {found.length === 0 ? (
        <>
          <h2>No articles found</h2>
          <p>{nothingFoundHint(filter)}</p>
          <Button onClick={() => change(NO_FILTER)}>Clear filters</Button>
        </>
      ) : (
        <ul css={cardGrid}>
          {shown.map((post, index) => (
            <PostCard key={post.slug} post={post} first={index === 0} />
          ))}
        </ul>
      )}
      <Pagination
        current={page}
        last={pageCount(found.length)}
        onChange={setPage}
      />
    </div>
  );
}
