/** React has hydrated the page: the loader replays earlier events. */
export const HYDRATED = 'site:hydrated';

/** A page or a part of one is slow to load: the loader shows a message until LOADED. */
export const LOADING = 'site:loading';
export const LOADED = 'site:loaded';

/** Tells the inline loader (src/inline/loader.ts) of one of these events. */
export function announce(event: string): void {
  window.dispatchEvent(new Event(event));
}

/** `data-message` of the loader's messages (src/layout/document-components.tsx). */
export type StatusMessage = 'loading' | 'slow' | 'failed';

/** Waiting times in ms, before a message shows or the site tries another way. */
export const TIMEOUTS = {
  /** From the first key to "Loading…"; a press shows it at once. */
  typing: 400,
  /** From "Loading…" to the offer to reload. */
  reloadOffer: 15_000,
  /** From a request for data or code to giving it up. */
  request: 10_000,
  /** From following a link, or from needing a part of the page, to "Loading…". */
  link: 500,
  /** From following a link to loading its page in full. */
  fullLoad: 4_000,
  /** From needing a part of the page to giving it up, with a message of its own. */
  part: 30_000,
};
