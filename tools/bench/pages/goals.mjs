/** The most that each figure of a page may be, in ms but for the shift of the layout. */
const MOST = { fcp: 800, lcp: 1000, tbt: 30, cls: 0 };

/** Its frame stands on another host, which may not be reached: that is logged as an error, and costs its score. */
const MAY_LOG = '/book-demo';

/** Takes the figures of pages; gives a line for each goal that is missed. */
export function missedGoals(pages) {
  return pages.flatMap(({ route, scores, metrics, amiss }) => [
    ...Object.entries(scores)
      .filter(([, score]) => score < 100)
      .filter(
        ([category]) => category !== 'best-practices' || route !== MAY_LOG,
      )
      .map(([category, score]) => `${route}: ${category} ${score}`),
    ...amiss
      .filter(({ id }) => id !== 'errors-in-console' || route !== MAY_LOG)
      .map(({ id, elements }) => `${route}: ${id} ${elements.join(' ')}`),
    ...Object.entries(MOST)
      .filter(([name, most]) => metrics[name] > most)
      .map(
        ([name, most]) =>
          `${route}: ${name.toUpperCase()} ${Number(metrics[name].toFixed(3))}, not ${most}`,
      ),
  ]);
}
