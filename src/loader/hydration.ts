/** Dispatched once React has hydrated the page. */
export const HYDRATED = 'site:hydrated';

/** Waiting times in ms. */
export const TIMEOUTS = {
  /** From a key, a followed link or the need for a part of the page to "Loading…"; a press shows it at once. */
  loading: 500,
  /** From following a link to loading its page in full. */
  fullLoad: 4_000,
  /** From a request for data or code to giving it up. */
  request: 10_000,
  /** From "Loading…", or from needing a part of the page, to saying that it hasn't loaded. */
  failed: 15_000,
};
