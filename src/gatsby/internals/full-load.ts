// Gatsby has no hook for a page whose data or code can't be loaded. It opens some of these in full by itself, but not at
// the place that the link names, not when its loader throws, and not while a host does not answer.
// e2e/journeys/faults.spec.ts tries all of it with the real runtime.

import {
  announceHydration,
  announceWaiting,
  TIMEOUTS,
} from '../../components/hydration/hydration';

declare global {
  /** Gatsby's globals that this file uses. Without one, pages would not hydrate, and every spec in e2e/ would fail. */
  interface Window {
    ___navigate: (
      to: string | number,
      options?: { replace?: boolean },
    ) => unknown;
    ___loader: {
      /** The page's resources, nothing, or an object with the status "error". */
      loadPage: (path: string) => Promise<unknown>;
      /** Loads a page ahead of a press. */
      hovering?: (path: string) => void;
    };
  }
}

/**
 * Gatsby's loader throws when the page's data are of a newer deploy and name code that this one does not know; then
 * nothing at all would happen on a press. To be called before Gatsby loads anything.
 */
export function catchLoaderErrors(): void {
  const { ___loader: loader } = window;
  const loadPage = loader.loadPage.bind(loader);
  loader.loadPage = (path) =>
    loadPage(path).catch((error: unknown) => ({ status: 'error', error }));
  loader.hovering = (path) => void loader.loadPage(path);
}

/** Has the browser load a page in full, at the place that the link names, where Gatsby can't show it. */
export function fallBackToFullLoad(): void {
  const navigate = window.___navigate.bind(window);
  const { ___loader: loader } = window;
  window.___navigate = async (to, options) => {
    const path = String(to).split('#')[0];
    if (typeof to === 'number' || !path) return navigate(to, options);
    // Browsers add no entry to the history for the address where they are; Gatsby does when it has a hash.
    const isHere = new URL(to, location.href).href === location.href;
    const replace = Boolean(options?.replace) || isHere;
    const timer = setTimeout(announceWaiting, TIMEOUTS.link);
    const timeout = new Promise((resolve) => {
      setTimeout(resolve, TIMEOUTS.fullLoad);
    });
    const page = await Promise.race([loader.loadPage(path), timeout]);
    clearTimeout(timer);
    if (isComplete(page)) {
      announceHydration();
      return navigate(to, { ...options, replace });
    }
    if (replace) location.replace(to);
    else location.assign(to);
    return undefined;
  };
}

function isComplete(page: unknown): boolean {
  return (
    typeof page === 'object' &&
    page !== null &&
    !('status' in page && page.status === 'error')
  );
}
