import ky from 'ky';

/** How often a request is tried in all, and the longest wait between two tries in ms (SPEC.md section 7). */
export const MOST_TRIES = 3;
export const LONGEST_DELAY_MS = 30_000;

const FIRST_DELAY_MS = 1_000;

/** Takes the number of tries that have failed, from 1; gives the wait before the next one in ms. */
export function delayBeforeRetry(failedTries: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (failedTries - 1), LONGEST_DELAY_MS);
}

/**
 * The site's one data-fetching client. It makes no request of its own accord: the only user is the newsletter form,
 * which fetches this module with the first address it sends, and that only where data/site.json names an endpoint.
 */
export const httpClient = ky.create({
  retry: {
    limit: MOST_TRIES - 1,
    methods: ['get', 'post'],
    delay: delayBeforeRetry,
    backoffLimit: LONGEST_DELAY_MS,
    // The same for a server that asks for a longer wait.
    maxRetryAfter: LONGEST_DELAY_MS,
  },
});
