import type { GatsbyRuntime } from './gatsby-runtime';

/** How long a transition waits for the next page to be drawn, in ms, before it lets go of the old picture. */
const LONGEST_WAIT_MS = 500;

let pageDrawn: () => void = () => undefined;

/** To be called whenever a page has been drawn: the running transition may then show it. */
export function endTransition(): void {
  pageDrawn();
}

/**
 * Lets the browser blend one page into the next when a link is followed. Browsers without view transitions, and
 * visitors who asked for less motion, go on as before; so does the site if Gatsby's runtime ever looks different.
 */
export function blendNavigation(runtime: GatsbyRuntime): void {
  const { ___navigate: navigate, ___loader: loader } = runtime;
  if (!navigate || !loader || !('startViewTransition' in document)) return;

  runtime.___navigate = (to, options) => {
    const path = String(to).split('#')[0];
    const isElsewhere = typeof to === 'string' && path !== location.pathname;
    if (!path || !isElsewhere || prefersLessMotion())
      return navigate(to, options);
    const blend = () => {
      const transition = document.startViewTransition(() => {
        const drawn = new Promise<void>((resolve) => {
          pageDrawn = resolve;
          setTimeout(resolve, LONGEST_WAIT_MS);
        });
        navigate(to, options);
        return drawn;
      });
      // A visitor who follows the next link before this one's picture has faded skips the rest of it: no fault.
      transition.ready.catch(() => undefined);
      transition.finished.catch(() => undefined);
    };
    // The old page stays in use until the next one is loaded: only then is it frozen into a picture.
    return loader.loadPage(path).then(blend, blend);
  };
}

function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
