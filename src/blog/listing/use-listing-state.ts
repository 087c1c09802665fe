import { useMemo, useSyncExternalStore } from 'react';
import { INITIAL_STATE, type ListingState } from './listing-rules';

/**
 * The filter, kept in the address (?category=&q=&page=), so that links, Back and reload work. Typing a search adds one
 * history entry, not one for each letter.
 */
export function useListingState(categories: readonly string[]) {
  const query = useSyncExternalStore(subscribe, currentQuery, () => '');
  const state = useMemo(
    () => readQuery(query, categories),
    [query, categories],
  );

  function setState(next: ListingState) {
    const isTyping =
      state.search !== '' && next.search !== '' && next.search !== state.search;
    show(writeQuery(next, query), isTyping ? 'replaceState' : 'pushState');
  }

  return { state, setState };
}

/** Ignores invalid parameters. */
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

/**
 * A query that the page shows but the address does not have yet: writing it at every key is slow, and Safari refuses
 * frequent writes.
 */
let pending: { query: string; method: Method } | undefined;

type Method = 'pushState' | 'replaceState';

const listeners = new Set<() => void>();

const currentQuery = () => pending?.query ?? window.location.search;

function show(query: string, method: Method): void {
  const isNew = method === 'pushState' || pending?.method === 'pushState';
  pending = { query, method: isNew ? 'pushState' : 'replaceState' };
  for (const listener of listeners) listener();
  setTimeout(write);
}

function write(): void {
  if (!pending) return;
  const { pathname, hash } = window.location;
  const { query, method } = pending;
  try {
    // Gatsby keeps its own key in the history's state.
    window.history[method](window.history.state, '', pathname + query + hash);
    pending = undefined;
  } catch {
    // The browser refused; the next change writes it.
  }
}

function subscribe(listener: () => void): () => void {
  const followBrowser = () => {
    pending = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('popstate', followBrowser);
  return () => {
    pending = undefined;
    listeners.delete(listener);
    window.removeEventListener('popstate', followBrowser);
  };
}
