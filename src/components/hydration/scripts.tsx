import { useSyncExternalStore } from 'react';

/**
 * Starts the site's scripts when the page has loaded and the browser is idle, instead of on the visitor's first
 * interaction: on all addresses, or on those that contain this one, such as "#demo". src/inline/start.ts
 * looks for it.
 */
export function ScriptsOnLoad({ address = '' }: { address?: string }) {
  return <span hidden data-scripts-on-load={address} />;
}

const neverChanges = () => () => undefined;

/** False in the build and during hydration, so that what depends on the browser or the address causes no mismatch. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
