import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** The categories, each with a score of 0 to 100. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What is measured of a page's loading: our name of it, Lighthouse's audit. Times are in ms. */
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** Now and then the browser records nothing, on a busy machine above all. */
const TRIES = 3;

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/** Runs `use` with a Chromium that Lighthouse can drive: with the port it listens on. Gives what `use` gives. */
export async function withChrome(chromePath, use) {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    return await use(chrome.port);
  } finally {
    await chrome.kill();
  }
}

/**
 * Looks at a page once as Lighthouse does by default: a phone, with a slow network and processor simulated. Gives the
 * scores, the metrics, the element that paints last and largest, what was found amiss, and the page's requests.
 */
export async function look(url, port, triesLeft = TRIES - 1) {
  const { lhr } = await lighthouse(url, {
    ...{ port, logLevel: 'error', output: 'json' },
    onlyCategories: CATEGORIES,
  });
  if (lhr.runtimeError) {
    if (triesLeft > 0) return look(url, port, triesLeft - 1);
    throw new Error(`Lighthouse, of ${url}: ${lhr.runtimeError.message}`);
  }
  const scores = CATEGORIES.map((id) => [
    id,
    Math.round(100 * lhr.categories[id].score),
  ]);
  const metrics = Object.entries(METRICS).map(([name, audit]) => [
    name,
    lhr.audits[audit].numericValue,
  ]);
  return {
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics),
    lcpElement: snippets(lhr.audits['lcp-breakdown-insight']?.details)[0],
    amiss: amissOf(lhr),
    requests: lhr.audits['network-requests'].details.items.map(
      ({ url: address, resourceType, transferSize }) => ({
        ...{ address, resourceType, transferSize },
      }),
    ),
  };
}

/** What costs a point in accessibility, best practices and search: Lighthouse's name of it, and the elements. */
function amissOf({ categories, audits }) {
  return CATEGORIES.slice(1).flatMap((category) =>
    categories[category].auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id])
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, title, details }) => ({
        ...{ category, id, title },
        elements: snippets(details),
      })),
  );
}

/** The elements, or whatever else stands there in words, that an audit's details name. */
function snippets(details) {
  if (!details) return [];
  if (details.type === 'node') return [details.snippet];
  const items = Array.isArray(details.items) ? details.items : [];
  return items.flatMap((item) =>
    item.type
      ? snippets(item)
      : (item.node?.snippet ?? item.description ?? item.text ?? []),
  );
}
