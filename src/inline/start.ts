import { keptFields } from '../browser/kept-fields';
import { addToHead } from './dom';

const FIRST_INTERACTIONS =
  'pointerdown pointermove touchstart keydown focusin scroll'.split(' ');

/**
 * Requests all files at once: on the first interaction, or after load if the page has `<ScriptsOnLoad>` or a form that a
 * visitor has already filled in.
 */
export function startOnDemand(
  scripts: string[],
  fetches: string[],
  onFailure: () => void,
): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const crossOrigin = 'anonymous';
    for (const href of fetches)
      addToHead('link', { rel: 'preload', as: 'fetch', href, crossOrigin });
    for (const src of scripts)
      addToHead('script', { src, async: false, onerror: onFailure });
  };
  for (const type of FIRST_INTERACTIONS)
    addEventListener(type, start, { capture: true, passive: true, once: true });
  addEventListener('load', () => {
    const isWanted = [
      ...document.querySelectorAll<HTMLElement>('[data-scripts-on-load]'),
    ].some(({ dataset }) =>
      new RegExp(dataset.scriptsOnLoad ?? '').test(location.href),
    );
    if (!isWanted && !keptFields()) return;
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start);
  });
  // Gatsby leaves a promise rejected if page data or code can't be loaded.
  addEventListener('unhandledrejection', onFailure);
  // A response that isn't our script, such as a network's log-in page, throws when run.
  addEventListener('error', ({ filename }) => {
    if (scripts.some((src) => new URL(src, location.origin).href === filename))
      onFailure();
  });
}
