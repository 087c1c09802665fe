import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { count, median, printTable } from './figures.mjs';
import { openPage, phone, withSite } from './site.mjs';

const PHONE = phone({ width: 412, height: 823 });
const SLOWDOWN = 4;

/** How long a page is watched untouched, and after the first touch, in ms. */
const UNTOUCHED_MS = 10_000;
const TOUCHED_MS = 4_000;

/** Columns of bytes, and the DevTools' names of such requests: all of them where there is no name. */
const KINDS = {
  'all kB': '',
  html: 'Document',
  scripts: 'Script',
  font: 'Font',
  images: 'Image',
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
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
      const visits = [];
      const looks = [];
      for (let run = 0; run < runs; run++) {
        visits.push(await visit(browser, origin + route));
        looks.push(await look(executable, origin + route));
      }
      rows.push({ route: `\`${route}\``, ...costs(visits), ...grades(looks) });
      console.error(Object.values(rows.at(-1)).join('  '));
    }
    printTable(rows);
  });

function costs(visits) {
  const medianOf = (pick) => median(visits.map(pick));
  const kB = (when, type) =>
    (medianOf((each) => bytesOf(each[when], type)) / 1000).toFixed(1);
  const row = {};
  for (const [name, type] of Object.entries(KINDS))
    row[name] = kB('untouched', type);
  row['requests for scripts'] = medianOf(
    ({ untouched }) => untouched.filter(({ type }) => type === 'Script').length,
  );
  row['after a touch: scripts kB'] = kB('touched', 'Script');
  row['script ms'] = count(medianOf(({ scriptMs }) => scriptMs));
  return row;
}

const bytesOf = (requests, wanted) =>
  requests
    .filter(({ type }) => !wanted || type === wanted)
    .reduce((sum, { bytes }) => sum + bytes, 0);

function grades(looks) {
  const medianOf = (pick) => median(looks.map(pick));
  const scores = CATEGORIES.map((id) =>
    Math.round(100 * medianOf(({ categories }) => categories[id].score)),
  );
  const row = { scores: scores.join(' / ') };
  for (const [name, id] of Object.entries(METRICS)) {
    const value = medianOf(({ audits }) => audits[id].numericValue);
    row[name] = name === 'CLS' ? Number(value.toFixed(3)) : count(value);
  }
  return row;
}

/** Opens a page, leaves it alone, then touches its heading. Bytes are those on the wire, headers included. */
async function visit(browser, url) {
  const { context, page, devtools } = await openPage(browser, PHONE, SLOWDOWN);
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
  return { untouched, touched, scriptMs: msAfter - msBefore };
}

/** Looks at a page with Lighthouse as it is set by default: a phone, with a slow network and processor simulated. */
async function look(chromePath, url) {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];
  const chrome = await launch({ chromePath, chromeFlags });
  const { lhr } = await lighthouse(url, {
    ...{ port: chrome.port, logLevel: 'error', onlyCategories: CATEGORIES },
  }).finally(() => chrome.kill());
  // Now and then it records nothing, on a busy machine above all.
  return lhr.runtimeError ? look(chromePath, url) : lhr;
}
