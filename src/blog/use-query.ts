import { useCallback, useSyncExternalStore } from 'react';

/** What the browser refused to write into the address: Safari does when it is asked too often. */
let refused: string | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const followBrowser = () => {
    refused = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('popstate', followBrowser);
  return () => {
    refused = undefined;
    listeners.delete(listener);
    window.removeEventListener('popstate', followBrowser);
  };
}

/**
 * The query of the page's address, such as "?q=call": read from it and written into it without loading the page anew.
 * Empty in the HTML, which is the same for every query. A new entry in the history is one that Back returns from.
 */
export function useQuery() {
  const query = useSyncExternalStore(
    subscribe,
    () => refused ?? window.location.search,
    () => '',
  );

  const setQuery = useCallback((next: string, entry: 'new' | 'same') => {
    const { pathname, hash } = window.location;
    const write = entry === 'new' ? 'pushState' : 'replaceState';
    try {
      // Gatsby keeps the key of its own entry in the state.
      window.history[write](window.history.state, '', pathname + next + hash);
      refused = undefined;
    } catch {
      refused = next;
    }
    for (const listener of listeners) listener();
  }, []);

  return { query, setQuery };
}
