// Inline in every page, in place of Gatsby's script tags (src/loader/build/page-scripts.ts). Its element's data lists the
// page's files.
import { HYDRATED } from '../hydration';
import { keptFields } from '../kept-fields';
import { hideStatus } from '../status';
import { targetOf } from './dom';
import { giveUp, noteEarlyEvents, repeatEarlyEvents } from './early-events';

declare global {
  interface Window {
    /** Gatsby’s own: the path of the page, with which it corrects addresses such as /faq.html. */
    pagePath?: string;
  }
}

const FIRST_INTERACTIONS =
  'pointerdown pointermove touchstart keydown focusin scroll'.split(' ');

const {
  scripts = '',
  fetches = '',
  pagePath = '',
} = document.currentScript?.dataset ?? {};
const sources = scripts.split(' ');
let isStarted = false;

/** Requests all files at once. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const href of fetches.split(' ')) {
    const link = document.createElement('link');
    const crossOrigin = 'anonymous';
    Object.assign(link, { rel: 'preload', as: 'fetch', href, crossOrigin });
    document.head.append(link);
  }
  for (const src of sources) {
    const script = document.createElement('script');
    Object.assign(script, { src, async: false, onerror: giveUp });
    document.head.append(script);
  }
}

/** Whether scripts start without a touch: for `<ScriptsOnLoad>`, or a form that a visitor has filled in before. */
function isWantedOnLoad(): boolean {
  const parts = document.querySelectorAll<HTMLElement>(
    '[data-scripts-on-load]',
  );
  const isWanted = [...parts].some(({ dataset }) =>
    new RegExp(dataset['scriptsOnLoad'] ?? '').test(location.href),
  );
  return isWanted || keptFields() !== undefined;
}

// Not-found pages may have any address.
if (!/\/404(\.html)?$/.test(pagePath)) window.pagePath = pagePath;

for (const type of FIRST_INTERACTIONS)
  addEventListener(type, start, { capture: true, passive: true, once: true });
addEventListener('load', () => {
  if (isWantedOnLoad()) start();
});
noteEarlyEvents();
addEventListener(HYDRATED, repeatEarlyEvents);
// Gatsby leaves a promise rejected if page data or code can't be loaded.
addEventListener('unhandledrejection', giveUp);
// A response that isn't our script, such as a network's log-in page, throws when run.
addEventListener('error', ({ filename }) => {
  if (sources.some((src) => new URL(src, location.origin).href === filename))
    giveUp();
});
addEventListener('click', (event) => {
  if (targetOf(event)?.closest('[data-instant=reload]')) location.reload();
});
// Back may restore a page with its old status message.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) hideStatus();
});
