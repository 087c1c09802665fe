import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { medians, printTable } from './figures.mjs';
import { openPage, phone, withSite } from './site.mjs';

const PHONE = { options: phone({ width: 412, height: 823 }), slowdown: 4 };

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
    const rows = [];
    for (const route of routes) {
      const figures = [];
      while (figures.length < runs)
        figures.push({
          ...(await visit(browser, origin + route)),
          ...(await look(executable, origin + route)),
        });
      rows.push({ route: `\`${route}\``, ...medians(figures) });
      console.error(JSON.stringify(rows.at(-1)));
    }
    printTable(rows);
  });

/** Leaves a page alone, then touches its heading. Bytes are those on the wire, headers included. */
async function visit(browser, url) {
  const { context, page, devtools } = await openPage(browser, PHONE);
  const requests = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // A script that is fetched ahead, as a link asks for it, is a script as well.
    const isScript = new URL(request.url).pathname.endsWith('.js');
    requests.set(requestId, { type: isScript ? 'Script' : type, bytes: 0 });
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
  return {
    'all kB': kilobytes(untouched),
    html: kilobytes(untouched, 'Document'),
    font: kilobytes(untouched, 'Font'),
    images: kilobytes(untouched, 'Image'),
    scripts: kilobytes(untouched, 'Script'),
    'script requests': untouched.filter(({ type }) => type === 'Script').length,
    'touched: scripts kB': kilobytes(touched, 'Script'),
    'script ms': Math.round(msAfter - msBefore),
  };
}

function kilobytes(requests, kind) {
  const counted = requests.filter(({ type }) => !kind || type === kind);
  return (
    Math.round(counted.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10
  );
}

/** Looks at a page with Lighthouse as it is set by default: a phone, with a slow network and processor simulated. */
async function look(chromePath, url, tries = 3) {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];
  const chrome = await launch({ chromePath, chromeFlags });
  const options = { port: chrome.port, logLevel: 'error' };
  const { lhr } = await lighthouse(url, options).finally(() => chrome.kill());
  // Now and then it records nothing, on a busy machine above all.
  if (lhr.runtimeError && tries > 1) return look(chromePath, url, tries - 1);
  const row = {};
  for (const { id, score } of Object.values(lhr.categories))
    row[id] = Math.round(100 * score);
  for (const [name, id] of Object.entries(METRICS)) {
    const digits = name === 'CLS' ? 3 : 0;
    row[name] = Number(lhr.audits[id].numericValue.toFixed(digits));
  }
  return row;
}
