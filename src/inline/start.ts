// Loads the page's scripts on the first interaction. `data-scripts` and `data-fetches` of the loader's element list its
// files, which are all requested at once.

export const FAILED_EVENT = 'site:failed';

export const { scripts = '', fetches = '' } =
  document.currentScript?.dataset ?? {};

const startEvents =
  'pointerdown pointermove touchstart keydown focusin scroll'.split(' ');
let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const href of fetches.split(' ')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', href });
    link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
  for (const src of scripts.split(' ')) {
    const script = document.createElement('script');
    script.onerror = () => dispatchEvent(new Event(FAILED_EVENT));
    Object.assign(script, { src, async: false });
    document.head.append(script);
  }
};
for (const type of startEvents)
  addEventListener(type, start, { capture: true, passive: true, once: true });
addEventListener('load', () => {
  const isWanted = [
    ...document.querySelectorAll<HTMLElement>('[data-scripts-on-load]'),
  ].some(({ dataset }) =>
    new RegExp(dataset.scriptsOnLoad ?? '').test(location.href),
  );
  if (!isWanted) return;
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start);
});
