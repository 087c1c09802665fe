// Gatsby has no hook for a page whose data or code fails to load. It loads some of these in full, but loses the hash,
// and does nothing if its loader throws or a host does not answer. e2e/journeys/full-load.spec.ts tests all cases with the
// real runtime.

import { readableAddress } from './address';
import { TIMEOUTS } from './hydration';
import { hideStatus, showStatus } from './status';

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
      /** Prefetches a page before it is pressed. */
      hovering?: (path: string) => void;
    };
  }
}

/**
 * After a deploy, page data may name a chunk that the open page's code does not know. Gatsby's loader then throws, and
 * a press would do nothing. Call before Gatsby loads any page.
 */
export function catchLoaderErrors(): void {
  const { ___loader: loader } = window;
  const loadPage = loader.loadPage.bind(loader);
  loader.loadPage = (path) =>
    loadPage(path).catch((error: unknown) => ({ status: 'error', error }));
  loader.hovering = (path) => void loader.loadPage(path);
}

/** Lets the browser load a page in full, with the link's hash, if Gatsby can't show it. */
export function fallBackToFullLoad(): void {
  const navigate = window.___navigate.bind(window);
  const { ___loader: loader } = window;
  // Each navigation ends the waiting for an earlier one.
  let latest = 0;
  let timer = 0;
  const begin = () => {
    clearTimeout(timer);
    hideStatus();
    return ++latest;
  };
  addEventListener('popstate', begin);
  window.___navigate = async (target, options) => {
    const current = begin();
    if (typeof target === 'number') return navigate(target, options);
    const to = readableAddress(target);
    if (target.startsWith('#')) return navigate(to, options);
    const path = to.replace(/#.*/, '');
    // Browsers add no history entry for the current address, but Gatsby does if it has a hash.
    const isHere = new URL(to, location.href).href === location.href;
    const replace = Boolean(options?.replace) || isHere;
    timer = window.setTimeout(showStatus, TIMEOUTS.loading);
    const timeout = new Promise((resolve) => {
      setTimeout(resolve, TIMEOUTS.fullLoad);
    });
    const page = await Promise.race([loader.loadPage(path), timeout]);
    if (current !== latest) return undefined;
    begin();
    if (isComplete(page)) return navigate(to, { ...options, replace });
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
