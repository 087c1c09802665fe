import { useCallback, useSyncExternalStore } from 'react';

/**
 * A query that is displayed, but not yet in the address: writing it is too slow for a keystroke, and Safari refuses when
 * it is written too often.
 */
let pending:
  { query: string; method: 'pushState' | 'replaceState' } | undefined;

const listeners = new Set<() => void>();

function write(): void {
  if (!pending) return;
  const { pathname, hash } = window.location;
  const { query, method } = pending;
  try {
    // Gatsby keeps its own key in the history's state.
    window.history[method](window.history.state, '', pathname + query + hash);
    pending = undefined;
  } catch {
    // Written with the next change.
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

/** The query of the page's address, such as "?q=call", as a state. Empty in the page's HTML. */
export function useQuery() {
  const query = useSyncExternalStore(
    subscribe,
    () => pending?.query ?? window.location.search,
    () => '',
  );

  const setQuery = useCallback((next: string, entry: 'push' | 'replace') => {
    const isNew = entry === 'push' || pending?.method === 'pushState';
    pending = { query: next, method: isNew ? 'pushState' : 'replaceState' };
    for (const listener of listeners) listener();
    setTimeout(write);
  }, []);

  return { query, setQuery };
}
