// Inline in every page, in place of Gatsby's script tags. Its element's data lists the page's files.
import { HYDRATED, LINK_LOADED, LINK_LOADING } from '../browser/hydration';
import { prefetchLinks } from './prefetch';
import { giveUp, keepEarlyEvents, replayEarlyEvents } from './replay';
import { startOnDemand } from './start';
import { hideStatus, showStatus } from './status';

const { scripts = '', fetches = '' } = document.currentScript?.dataset ?? {};
startOnDemand(scripts.split(' '), fetches.split(' '), giveUp);
keepEarlyEvents();
prefetchLinks();
addEventListener(HYDRATED, replayEarlyEvents);
addEventListener(LINK_LOADING, showStatus);
addEventListener(LINK_LOADED, hideStatus);
// Back may restore a page with its old status message.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) hideStatus();
});
