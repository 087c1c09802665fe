/** Whether Gatsby runs `develop` instead of a build; it sets the variable before it reads its configuration. */
export const isDevelop = () =>
  process.env['gatsby_executing_command'] === 'develop';

/** Limits in ms: for Gatsby's work on a change, and for queries after it has created pages. */
const WORK_TIMEOUT_MS = 60_000;
const QUERY_MS = { least: 2_000, most: 5_000 };

/**
 * Guesses when Gatsby, in `develop`, has finished its work on a change. A file that changes while queries run may be
 * missing from their results, and a page without its data shows an error. Gatsby calls no hook after queries, which
 * take about a second. So this waits for as long as creating pages took plus two seconds, at most five.
 */
export function trackDevelopWork(onIdle: () => void) {
  let isBusy = false;
  let busySince = 0;
  let timer: NodeJS.Timeout | undefined;

  function end(): void {
    isBusy = false;
    onIdle();
  }

  return {
    isBusy: () => isBusy,
    /** Called when content has changed, which Gatsby notices. */
    start(): void {
      clearTimeout(timer);
      timer = setTimeout(end, WORK_TIMEOUT_MS).unref();
      isBusy = true;
      busySince = Date.now();
    },
    /** Called when Gatsby has created pages; its queries follow. */
    pagesMade(): void {
      clearTimeout(timer);
      const delay = QUERY_MS.least + Date.now() - busySince;
      timer = setTimeout(end, Math.min(delay, QUERY_MS.most)).unref();
    },
  };
}
