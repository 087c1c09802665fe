import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

interface Change {
  query: string;
  method: 'pushState' | 'replaceState';
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** The query of the page's address, such as "?q=call", as a state. Empty in the page's HTML. */
export function useQuery() {
  const written = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  // State of its own, for at once: writing the address is too slow for a keystroke, and Safari refuses when it is
  // written too often.
  const [chosen, setChosen] = useState<string>();
  const pending = useRef<Change>(undefined);

  useEffect(() => {
    const dropChoice = () => {
      pending.current = undefined;
      setChosen(undefined);
    };
    const unsubscribe = subscribe(dropChoice);
    return () => {
      pending.current = undefined;
      unsubscribe();
    };
  }, []);

  function write(): void {
    if (!pending.current) return;
    const { query, method } = pending.current;
    const { pathname, hash } = window.location;
    try {
      // Gatsby keeps its own key in the history's state.
      window.history[method](window.history.state, '', pathname + query + hash);
      pending.current = undefined;
      setChosen(undefined);
    } catch {
      // Written with the next change.
    }
  }

  function setQuery(query: string, entry: 'push' | 'replace'): void {
    const isNew = entry === 'push' || pending.current?.method === 'pushState';
    pending.current = { query, method: isNew ? 'pushState' : 'replaceState' };
    setChosen(query);
    setTimeout(write);
  }

  return { query: chosen ?? written, setQuery };
}
