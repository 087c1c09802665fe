import { useSyncExternalStore } from 'react';

interface ScriptsOnLoadProps {
  /** Limits this to addresses that contain it, such as "#demo". */
  address?: string;
}

/**
 * Starts the site's scripts when the page has loaded and the browser is idle, instead of on the visitor's first
 * interaction. src/gatsby/finishing/inline-loader.ts looks for it.
 */
export function ScriptsOnLoad({ address = '' }: ScriptsOnLoadProps) {
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
