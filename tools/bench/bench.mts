// npm run bench — measures the pages of the built site in public/ and prints a table for docs/performance.md.
//   --runs 3           how often each is measured; figures are medians
//   --routes /,/blog   these pages, instead of all
// Whatever else the machine does is measured, too: it should be quiet.
import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { checkContent } from '../../src/content/check/check';
import { allRoutes } from '../../src/content/check/link-targets';
import { requireChromium } from '../lib/browsers';
import { findNginx } from '../lib/nginx';
import { fail } from '../lib/run';
import { siteServer } from '../lib/static-server';
import { withServer } from '../lib/with-server';
import { BUILT, startSite } from '../nginx/server';
import { LEEWAY, goalsOf } from './goals';
import { type Figures, lighthouseOf, scriptsLater } from './measure';

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

type Row = Record<string, string | number>;

/** Prints each page's figures, with ✖ for those above a goal. */
async function bench(origin: string, executable: string) {
  const mark = (figure = NaN, goal: number) =>
    figure <= goal ? figure : `${figure} ✖`;
  for (const [place, route] of routes.entries()) {
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
    printRow(row, place === 0);
  }
  console.log(
    `\n✖ marks more than the goal in tools/bench/goals.ts; tests fail at ${LEEWAY} times the goal.`,
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
    console.log(line(columns.map((_, place) => (place ? '--:' : '---'))));
  }
  console.log(line(Object.values(row)));
}

const load = `load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
console.log(`${new Date().toISOString()}, ${load}`);
const executable = requireChromium();
const nginxRoot = fs.existsSync(BUILT['generated.conf']) && findNginx();
console.log(nginxRoot ? 'Under nginx, Brotli' : 'Under a plain host');
if (nginxRoot) {
  const { origin, stop } = await startSite(nginxRoot);
  await bench(origin, executable).finally(stop);
} else
  await withServer(siteServer('public'), (origin) => bench(origin, executable));
