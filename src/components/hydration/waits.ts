/** How long a visitor waits, in ms, before the site tells them something or tries another way. */
export const WAITS = {
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
