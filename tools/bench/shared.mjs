import fs from 'node:fs';
import { requireChromium } from '../lib/browsers.mjs';
import { findNginx } from '../lib/nginx.mjs';
import { siteServer } from '../lib/static-server.mjs';
import { withServer } from '../lib/with-server.ts';
import { BUILT, startSite } from '../nginx/server.ts';

/** The middle one; of an even number the lower of the two. */
export const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

/** The median of each figure over so many measurements. */
export async function medians(runs, measure) {
  const rows = [];
  while (rows.length < runs) rows.push(await measure());
  const of = (name) => median(rows.map((row) => row[name]));
  return Object.fromEntries(
    Object.keys(rows[0]).map((name) => [name, of(name)]),
  );
}

/** Prints a row of a Markdown table, or with the first one its head as well. */
export function printRow(row, isFirst) {
  const line = (cells) =>
    `| ${cells.map((cell) => cell.toLocaleString('en-GB')).join(' | ')} |`;
  const columns = Object.keys(row);
  if (isFirst) {
    console.log(`\n${line(columns)}`);
    console.log(line(columns.map((_, place) => (place ? '--:' : '---'))));
  }
  console.log(line(Object.values(row)));
}

/** Runs `use` with the address of the built site, under nginx if there is one, and the path of a Chromium. */
export async function withSite(use) {
  const executable = await requireChromium();
  const nginxRoot = fs.existsSync(BUILT['generated.conf']) && findNginx();
  console.log(nginxRoot ? 'Under nginx, Brotli' : 'Under a plain host');
  if (!nginxRoot)
    return withServer(siteServer('public'), (origin) =>
      use(origin, executable),
    );
  const { origin, stop } = await startSite(nginxRoot);
  return use(origin, executable).finally(stop);
}
