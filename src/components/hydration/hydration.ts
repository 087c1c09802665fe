/** React has hydrated the page. */
export const HYDRATED_EVENT = 'site:hydrated';

/** A visitor waits for the page of a link; HYDRATED_EVENT ends it. */
export const WAITING_EVENT = 'site:waiting';

/** The id of the status line for scripts that load or fail (src/layout/document-components.tsx). */
export const SCRIPT_STATUS_ID = 'script-status';

/** Tells the inline loader to replay earlier clicks and typed text. */
export function announceHydration(): void {
  window.dispatchEvent(new Event(HYDRATED_EVENT));
}

/** Makes the inline loader show that a page is loading. */
export function announceWaiting(): void {
  window.dispatchEvent(new Event(WAITING_EVENT));
}

/** How long a visitor waits, in ms, before they see a message or the site tries another way. */
export const TIMEOUTS = {
  /** From the first letter typed to "Loading…"; a press is answered at once. */
  typing: 400,
  /** From "Loading…" to the offer to reload. */
  long: 15_000,
  /** From a request for data or code until it counts as failed. */
  request: 10_000,
  /** From following a link to "Loading…". */
  link: 500,
  /** From following a link to loading its page in full. */
  fullLoad: 4_000,
};
