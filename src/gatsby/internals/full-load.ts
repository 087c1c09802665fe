// Gatsby has no hook for a page whose data or code can't be had. It opens some of these in full by itself, but not at the
// place that the link names, not when its loader throws, and not while a host does not answer. e2e/faults.spec.ts tries
// all of it with the real runtime.

/** How long a visitor waits for a page within the site before the browser loads it in full, in ms. */
const PATIENCE_MS = 8000;

type Navigate = (
  to: string | number,
  options?: { replace?: boolean },
) => unknown;

/** What Gatsby puts on the window, as far as this file uses it. */
export interface GatsbyRuntime {
  ___navigate?: Navigate;
  ___loader?: {
    /** The page's resources, nothing, or an object with the status "error". */
    loadPage: (path: string) => Promise<unknown>;
    /** Loads a page ahead of a press. */
    hovering?: (path: string) => void;
  };
}

declare global {
  // A global can only be extended by an interface.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Window extends GatsbyRuntime {}
}

/**
 * Gatsby's loader throws when the page's data are of a newer deploy and name code that this one does not know; then
 * nothing at all would happen on a press. To be called before Gatsby loads anything.
 */
export function catchLoaderErrors({ ___loader: loader }: GatsbyRuntime): void {
  if (!loader) return;
  const loadPage = loader.loadPage.bind(loader);
  loader.loadPage = (path) =>
    loadPage(path).catch((error: unknown) => ({ status: 'error', error }));
  loader.hovering = (path) => void loader.loadPage(path);
}

/** Has the browser load a page in full, at the place that the link names, where Gatsby can't show it. */
export function fallBackToFullLoad(
  runtime: GatsbyRuntime,
  open: (address: string, replace: boolean) => void = openInFull,
): void {
  const { ___navigate: navigate, ___loader: loader } = runtime;
  if (!navigate || !loader) return;
  runtime.___navigate = async (to, options) => {
    const path = String(to).split('#')[0];
    if (typeof to === 'number' || !path) return navigate(to, options);
    const page = await Promise.race([loader.loadPage(path), patience()]);
    if (isWhole(page)) return navigate(to, options);
    open(to, options?.replace ?? false);
  };
}

function isWhole(page: unknown): boolean {
  return (
    typeof page === 'object' &&
    page !== null &&
    !('status' in page && page.status === 'error')
  );
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
}

function openInFull(address: string, replace: boolean): void {
  if (replace) location.replace(address);
  else location.assign(address);
}
