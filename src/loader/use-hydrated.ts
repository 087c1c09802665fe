import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the build and during hydration, so that content which depends on the browser causes no mismatch. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
