// Inline in every page, in place of Gatsby's script tags. Its element's data lists the page's files.
import { HYDRATED, LOADED, LOADING } from '../browser/hydration';
import { prefetchLinks } from './prefetch';
import { giveUp, keepEarlyEvents, replayEarlyEvents } from './replay';
import { startOnDemand } from './start';
import { hideStatus, showStatus } from './status';

declare global {
  interface Window {
    /** Gatsby’s own: the path of the page, with which it corrects addresses such as /faq.html. */
    pagePath?: string;
  }
}

const {
  scripts = '',
  fetches = '',
  pagePath = '',
} = document.currentScript?.dataset ?? {};
// Not-found pages may have any address.
if (!/\/404(\.html)?$/.test(pagePath)) window.pagePath = pagePath;
startOnDemand(scripts.split(' '), fetches.split(' '), giveUp);
keepEarlyEvents();
prefetchLinks();
addEventListener(HYDRATED, replayEarlyEvents);
addEventListener(LOADING, showStatus);
addEventListener(LOADED, hideStatus);
// Back may restore a page with its old status message.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) hideStatus();
});
