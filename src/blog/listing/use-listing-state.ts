import { useMemo } from 'react';
import type { ListingState } from './listing-rules';
import { INITIAL_STATE } from './listing-rules';
import { useQuery } from './use-query';

/**
 * The visitor's choices, kept in the page's address (?category=&q=&page=), so that links, Back and reload work. Typing a
 * search adds one history entry, not one for each letter.
 */
export function useListingState(categories: readonly string[]) {
  const { query, setQuery } = useQuery();
  const state = useMemo(
    () => readQuery(query, categories),
    [query, categories],
  );

  function setState(next: ListingState) {
    const isTyping =
      state.search !== '' && next.search !== '' && next.search !== state.search;
    setQuery(writeQuery(next, query), isTyping ? 'replace' : 'push');
  }

  return { state, setState };
}

/** Invalid parameters count as missing. */
export function readQuery(
  query: string,
  categories: readonly string[],
): ListingState {
  const parameters = new URLSearchParams(query);
  const category = parameters.get('category') ?? '';
  const page = parameters.get('page') ?? '';
  return {
    category: categories.includes(category) ? category : INITIAL_STATE.category,
    search: parameters.get('q') ?? INITIAL_STATE.search,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : INITIAL_STATE.page,
  };
}

/** Keeps the other parameters of the current query. */
export function writeQuery(state: ListingState, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const [name, key] of [
    ['category', 'category'],
    ['q', 'search'],
    ['page', 'page'],
  ] as const) {
    if (state[key] === INITIAL_STATE[key]) parameters.delete(name);
    else parameters.set(name, String(state[key]));
  }
  const written = parameters.toString();
  return written && `?${written}`;
}
