import type { GatsbyRuntime } from './gatsby-runtime';

/** How long a visitor waits for a page within the site before the browser loads it in full, in ms. */
const PATIENCE_MS = 8000;

/** Loads a page as a browser without scripts does; `replace` as in `location.replace`. */
type OpenInFull = (address: string, replace: boolean) => void;

/**
 * Gatsby takes it that loading a page never throws. It does when the page's data are of a newer deploy and name code
 * that this one does not know: then nothing at all would happen on a press. To be called before Gatsby loads anything.
 */
export function settleLoads({ ___loader: loader }: GatsbyRuntime): void {
  if (!loader) return;
  const loadPage = loader.loadPage.bind(loader);
  loader.loadPage = (path) =>
    loadPage(path).catch((error: unknown) => ({ status: 'error', error }));
  loader.hovering = (path) => void loader.loadPage(path);
}

/**
 * Makes every link end at its page. Where the page's data or code are not to be had, because a deploy came in between
 * or the network is poor, the browser loads the page in full, at the very place that the link names.
 */
export function openFailedPagesInFull(
  runtime: GatsbyRuntime,
  open: OpenInFull = openInFull,
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
