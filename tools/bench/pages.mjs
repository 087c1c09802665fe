import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { medians, openPage, printRow, withSite } from './shared.mjs';

const PHONE = {
  options: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  slowdown: 4,
};

/** How long a page is watched untouched, and after the first touch, in ms. */
const UNTOUCHED_MS = 10_000;
const TOUCHED_MS = 4_000;

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Prints what each route costs before a touch and after the first one, and what Lighthouse says of it. */
export const benchPages = ({ routes, runs }) =>
  withSite(async ({ browser, executable, origin }) => {
    for (const [place, route] of routes.entries()) {
      const figures = await medians(runs, async () => ({
        ...(await visit(browser, origin + route)),
        ...(await lighthouseOf(executable, origin + route)),
      }));
      printRow({ route: `\`${route}\``, ...figures }, place === 0);
    }
  });

/** Leaves a page alone, then touches its heading. Bytes are those on the wire, headers included. */
async function visit(browser, url) {
  const { context, page, devtools } = await openPage(browser, PHONE);
  const requests = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const isScript = new URL(request.url).pathname.endsWith('.js');
    requests.set(requestId, { isScript, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  const scriptMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
  };
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForTimeout(UNTOUCHED_MS);
  const untouched = structuredClone([...requests.values()]);
  const msBefore = await scriptMs();
  await page.getByRole('heading', { level: 1 }).first().tap();
  await page.waitForTimeout(TOUCHED_MS);
  const touched = [...requests.values()].slice(untouched.length);
  const msAfter = await scriptMs();
  await context.close();
  const isScript = (request) => request.isScript;
  return {
    'all kB': kilobytes(untouched),
    'scripts kB': kilobytes(untouched.filter(isScript)),
    'touched: scripts kB': kilobytes(touched.filter(isScript)),
    'script ms': Math.round(msAfter - msBefore),
  };
}

const kilobytes = (requests) =>
  Math.round(requests.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;

/** What Lighthouse says as it is set by default: a phone, with a slow network and processor simulated. */
async function lighthouseOf(chromePath, url, tries = 3) {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];
  const chrome = await launch({ chromePath, chromeFlags });
  const options = { port: chrome.port, logLevel: 'error' };
  const { lhr } = await lighthouse(url, options).finally(() => chrome.kill());
  // Now and then it records nothing, on a busy machine above all.
  if (lhr.runtimeError && tries > 1)
    return lighthouseOf(chromePath, url, tries - 1);
  const row = {};
  for (const { id, score } of Object.values(lhr.categories))
    row[id] = Math.round(100 * score);
  for (const [name, id] of Object.entries(METRICS)) {
    const digits = name === 'CLS' ? 3 : 0;
    row[name] = Number(lhr.audits[id].numericValue.toFixed(digits));
  }
  return row;
}
