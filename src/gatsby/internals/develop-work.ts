/** How long Gatsby may work on a change, and how long it gets for queries after it has made pages, in ms. */
const WORK_TIMEOUT_MS = 60_000;
const QUERY_MS = { least: 2_000, most: 5_000 };

/**
 * Guesses when Gatsby, during `develop`, has ended its work on a change. A file that changes while queries run can be
 * missing from their results, and a page without its data shows an error. No hook is called after queries, which
 * usually take about a second. So this waits two seconds more than Gatsby took until it had made pages, at most five.
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
    /** Content has changed, and Gatsby notices. */
    start(): void {
      clearTimeout(timer);
      timer = setTimeout(end, WORK_TIMEOUT_MS).unref();
      isBusy = true;
      busySince = Date.now();
    },
    /** Gatsby has made pages; queries follow. */
    pagesMade(): void {
      clearTimeout(timer);
      const delay = QUERY_MS.least + Date.now() - busySince;
      timer = setTimeout(end, Math.min(delay, QUERY_MS.most)).unref();
    },
  };
}
