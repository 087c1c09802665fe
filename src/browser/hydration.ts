/** Fired when React has hydrated the page. */
export const HYDRATED_EVENT = 'site:hydrated';

/** Fired when a followed link is loading; HYDRATED_EVENT ends the wait. */
export const WAITING_EVENT = 'site:waiting';

/** The id of the status line for scripts that load or fail (src/layout/document-components.tsx). */
export const SCRIPT_STATUS_ID = 'script-status';

/** Makes the inline loader replay earlier clicks and typed text. */
export function announceHydration(): void {
  window.dispatchEvent(new Event(HYDRATED_EVENT));
}

/** Makes the inline loader show that a page is loading. */
export function announceWaiting(): void {
  window.dispatchEvent(new Event(WAITING_EVENT));
}

/** Waiting times in ms, before a message shows or the site tries another way. */
export const TIMEOUTS = {
  /** From the first key to "Loading…"; a press shows it at once. */
  typing: 400,
  /** From "Loading…" to the offer to reload. */
  reloadOffer: 15_000,
  /** From a request for data or code to giving it up. */
  request: 10_000,
  /** From following a link to "Loading…". */
  link: 500,
  /** From following a link to loading its page in full. */
  fullLoad: 4_000,
};
