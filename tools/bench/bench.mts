// npm run bench — measures the pages of the built site in public/ and prints a table for docs/performance.md.
//   --runs 3           how often each is measured; figures are medians
//   --routes /,/blog   these pages, instead of all
// Whatever else the machine does is measured, too: it should be quiet.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { goalsOf, LEEWAY } from '../../e2e/support/goals';
import { checkContent } from '../../src/content/check/check';
import { allRoutes } from '../../src/content/check/link-targets';
import { requireChromium } from '../lib/browsers';
import { withServer } from '../lib/local-server';
import { fail } from '../lib/run';
import { siteServer } from '../lib/static-server';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    routes: { type: 'string' },
  },
});
const checked = checkContent('data');
if (!checked.ok) fail('data/ has mistakes: see “npm run check:content”.');
const everyRoute = allRoutes(checked.content);
const template = everyRoute.find((route) => route.startsWith('/websites/'));
const routes = values.routes?.split(',') ?? [
  ...everyRoute,
  `${template}/preview`,
];
const runs = Number(values.runs);

const METRICS = {
  'script ms': 'bootup-time',
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** The figures of a page by the title of their column. */
type Figures = Record<string, number>;

type Row = Record<string, string | number>;

/** Prints each page's figures, with ✖ for those above a goal. */
async function bench(origin: string, executable: string) {
  const mark = (figure = NaN, goal: number) =>
    figure <= goal ? figure : `${figure} ✖`;
  for (const [index, route] of routes.entries()) {
    const goals = goalsOf(route);
    const { all, html, scripts, ...others } = await medians(() =>
      lighthouseOf(executable, origin + route),
    );
    const row: Row = {
      route: `\`${route}\``,
      'all kB': mark(all, goals.all),
      'HTML kB': mark(html, goals.html),
      'scripts kB': scripts ?? NaN,
      'scripts later kB': mark(
        await scriptsLater(origin, route),
        goals.scripts,
      ),
      ...others,
    };
    printRow(row, index === 0);
  }
  console.log(
    `\n✖ marks more than the goal in e2e/support/goals.ts; tests fail at ${LEEWAY} times the goal.`,
  );
}

/** The median of each figure over all runs; with an even number, the lower middle value. */
async function medians(measure: () => Promise<Figures>): Promise<Figures> {
  const rows: Figures[] = [];
  while (rows.length < runs) rows.push(await measure());
  const median = (name: string) =>
    rows.map((row) => row[name] ?? NaN).sort((a, b) => a - b)[(runs - 1) >> 1];
  return Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((name) => [name, median(name) ?? NaN]),
  );
}

/** Prints a row of a Markdown table, and before the first row the table's header. */
function printRow(row: Row, isFirst: boolean) {
  const line = (cells: (string | number)[]) =>
    `| ${cells.map((cell) => cell.toLocaleString('en-GB')).join(' | ')} |`;
  const columns = Object.keys(row);
  if (isFirst) {
    console.log(`\n${line(columns)}`);
    console.log(line(columns.map((_, index) => (index ? '--:' : '---'))));
  }
  console.log(line(Object.values(row)));
}

/** Lighthouse's figures for a page, with its defaults: a simulated phone, network and processor. */
async function lighthouseOf(
  chromePath: string,
  url: string,
  tries = 3,
): Promise<Figures> {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];
  const chrome = await launch({ chromePath, chromeFlags });
  const options = { port: chrome.port, logLevel: 'error' } as const;
  const result = await lighthouse(url, options).finally(() => chrome.kill());
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  // On a busy machine Lighthouse sometimes records nothing, so it tries again.
  if (runtimeError && tries > 1)
    return lighthouseOf(chromePath, url, tries - 1);
  const network = audits['network-requests']?.details;
  const items = network?.type === 'table' ? network.items : [];
  // The browser fetches manifest and icons by itself.
  const requests = items.filter(
    ({ resourceType }) =>
      resourceType !== 'Manifest' && resourceType !== 'Other',
  );
  const weigh = (type?: string) =>
    kilobytes(
      requests
        .filter(({ resourceType }) => !type || resourceType === type)
        .map(({ transferSize }) => Number(transferSize)),
    );
  const row: Figures = {
    all: weigh(),
    html: weigh('Document'),
    scripts: weigh('Script'),
  };
  for (const { id, score } of Object.values(categories))
    row[id] = Math.round(100 * (score ?? NaN));
  for (const [name, id] of Object.entries(METRICS)) {
    const digits = name === 'CLS' ? 3 : 0;
    row[name] = Number((audits[id]?.numericValue ?? NaN).toFixed(digits));
  }
  return row;
}

const COMPRESSED = { headers: { 'accept-encoding': 'br' } };

/** The scripts that a page requests on the first interaction, in kB. */
async function scriptsLater(origin: string, route: string): Promise<number> {
  const html = await (await fetch(origin + route)).text();
  const [, scripts = ''] = /data-scripts="([^"]+)"/.exec(html) ?? [];
  const responses = await Promise.all(
    scripts.split(' ').map((script) => fetch(origin + script, COMPRESSED)),
  );
  return kilobytes(
    responses.map(({ headers }) => Number(headers.get('content-length'))),
  );
}

const kilobytes = (sizes: readonly number[]) =>
  Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10;

const load = `load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
console.log(`${new Date().toISOString()}, ${load}`);
const executable = requireChromium();
await withServer(siteServer('public'), (origin) => bench(origin, executable));
