// npm run bench — measures the pages of the built site in public/ and prints a table for docs/performance.md.
//   --runs 5                        how often each is measured; figures are medians
//   --routes /,/blog                these pages, instead of all
//   --beside http://127.0.0.1:4321  another site's page, in the first row
// Whatever else the machine does is measured, too: it should be quiet.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ROUTES } from '../../e2e/support/content';
import { goalsOf, LEEWAY } from '../../e2e/support/goals';
import { requireChromium, withChromium } from '../lib/browsers';
import { withServer } from '../lib/local-server';
import { siteServer } from '../lib/static-server';
import { throttledOf } from './throttled';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    beside: { type: 'string' },
    routes: { type: 'string', default: ROUTES.join() },
  },
});
const runs = Number(values.runs);
const chromePath = requireChromium();

const METRICS = {
  'script ms': 'bootup-time',
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** The figures of a page by the title of their column. */
type Figures = Record<string, number>;

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

/** Lighthouse's figures for a page, with its defaults: a simulated phone, network and processor. */
async function lighthouseOf(url: string, tries = 3): Promise<Figures> {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];
  const chrome = await launch({ chromePath, chromeFlags });
  const options = { port: chrome.port, logLevel: 'error' } as const;
  const result = await lighthouse(url, options).finally(() => chrome.kill());
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  // On a busy machine Lighthouse sometimes records nothing, so it tries again.
  if (runtimeError && tries > 1) return lighthouseOf(url, tries - 1);
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
    'all kB': weigh(),
    'HTML kB': weigh('Document'),
    'scripts kB': weigh('Script'),
    'scripts later kB': await scriptsLater(url),
  };
  for (const { id, score } of Object.values(categories))
    row[id] = Math.round(100 * (score ?? NaN));
  for (const [name, id] of Object.entries(METRICS)) {
    const digits = name === 'CLS' ? 3 : 0;
    row[name] = Number((audits[id]?.numericValue ?? NaN).toFixed(digits));
  }
  return row;
}

/** The scripts that a page requests on the first interaction, in kB. */
async function scriptsLater(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const [, scripts] = /data-scripts="([^"]+)"/.exec(html) ?? [];
  if (!scripts) return 0;
  const sizes = scripts.split(' ').map(async (path) => {
    const response = await fetch(new URL(path, url));
    return gzipSync(await response.arrayBuffer()).length;
  });
  return kilobytes(await Promise.all(sizes));
}

const kilobytes = (sizes: readonly number[]) =>
  Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10;

/** Prints a row of a Markdown table. */
const printRow = (cells: readonly (string | number)[]) =>
  console.log(
    `| ${cells.map((cell) => cell.toLocaleString('en-GB')).join(' | ')} |`,
  );

/** The figures of one page, with what exceeds its goal marked. */
async function rowOf(browser: Browser, url: string, route: string) {
  const { all, html, scripts } = goalsOf(route);
  const goals: Partial<Figures> = {
    'all kB': all,
    'HTML kB': html,
    'scripts later kB': scripts,
  };
  const row = await medians(async () => ({
    ...(await lighthouseOf(url)),
    ...(await throttledOf(browser, url)),
  }));
  return Object.entries(row).map(
    ([name, figure]): [string, string | number] => [
      name,
      figure > (goals[name] ?? Infinity) ? `${figure} ✖` : figure,
    ],
  );
}

const load = `load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
console.log(`${new Date().toISOString()}, ${load}\n`);
await withServer(siteServer('public'), (origin) =>
  withChromium(async (browser) => {
    const { beside, routes } = values;
    const pages = routes.split(',').map((route) => [route, origin + route]);
    if (beside) pages.unshift([beside, beside]);
    for (const [index, [route = '', url = '']] of pages.entries()) {
      const row = await rowOf(browser, url, route);
      if (index === 0) {
        printRow(['page', ...row.map(([name]) => name)]);
        printRow(['---', ...row.map(() => '--:')]);
      }
      printRow([`\`${route}\``, ...row.map(([, figure]) => figure)]);
    }
  }),
);
console.log(
  `\n✖ marks more than the goal in e2e/support/goals.ts; tests fail at ${LEEWAY} times the goal.`,
);
