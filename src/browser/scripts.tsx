import { useSyncExternalStore } from 'react';

/**
 * Starts the page's scripts after load, when the browser is idle, instead of on the first interaction: always, or only
 * if the address matches this regular expression, such as "#demo". src/inline/start.ts looks for the element.
 */
export function ScriptsOnLoad({ address = '' }: { address?: string }) {
  return <span hidden data-scripts-on-load={address} />;
}

const neverChanges = () => () => undefined;

/** False in the build and during hydration, so that content which depends on the browser causes no mismatch. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
