import { useCallback, useSyncExternalStore } from 'react';

/**
 * What the address is about to say. The page shows it at once; writing it takes the browser longer than a stroke may,
 * so that comes afterwards. It stays here where the browser refuses to write, as Safari does when asked too often.
 */
let ahead: { query: string; entry: 'pushState' | 'replaceState' } | undefined;

const listeners = new Set<() => void>();

function write(): void {
  if (!ahead) return;
  const { pathname, hash } = window.location;
  const { query, entry } = ahead;
  try {
    // Gatsby keeps the key of its own entry in the state.
    window.history[entry](window.history.state, '', pathname + query + hash);
    ahead = undefined;
  } catch {
    // Next time.
  }
}

function subscribe(listener: () => void): () => void {
  const followBrowser = () => {
    ahead = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('popstate', followBrowser);
  return () => {
    ahead = undefined;
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
    () => ahead?.query ?? window.location.search,
    () => '',
  );

  const setQuery = useCallback((next: string, entry: 'new' | 'same') => {
    const isNew = entry === 'new' || ahead?.entry === 'pushState';
    ahead = { query: next, entry: isNew ? 'pushState' : 'replaceState' };
    for (const listener of listeners) listener();
    setTimeout(write);
  }, []);

  return { query, setQuery };
}
