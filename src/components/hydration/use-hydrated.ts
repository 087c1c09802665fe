import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the build and during hydration, so that what depends on the browser or the address causes no mismatch. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
