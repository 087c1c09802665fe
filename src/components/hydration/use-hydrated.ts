import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether React has taken over the page's HTML. False while it does, so that what depends on the visitor's browser
 * or address can show afterwards without contradicting that HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
