// npm run bench:serve — loads an nginx with the operator’s configuration, over all routes, and a bare one that serves
// plain copies of the same files, in turn; ends with 1 when ours answers less than 90 % of what the bare one does in a
// second, or when there is any error. Needs nginx with its brotli module and wrk (Debian: apt install wrk).
//   --seconds 30 --runs 5   how long and how often each is loaded
//   --json FILE             writes the figures to a file as well
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../../src/content/check/check';
import { allRoutes } from '../../src/content/routes';
import { startSite } from '../nginx/server';
import type { Load } from './serve/load';
import { loadOf, median } from './serve/load';
import { startPlainCopies } from './serve/plain-copies';

/** As the build leaves it, compressed files included. */
const SITE = 'public';

/** What ours answers of the requests that the bare one does, at least. */
const BOUND_PERCENT = 90;

interface Run {
  ours: Load;
  plain: Load;
}

void bench().catch((error: unknown) => {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});

async function bench(): Promise<void> {
  // An ordinary end stops the servers, whatever asks for it.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => process.exit(1));
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '30' },
      runs: { type: 'string', default: '5' },
      json: { type: 'string' },
    },
  });
  const content = checkContent(path.resolve('data'));
  if (!content.ok) throw new Error('data/ has mistakes');
  const routes = allRoutes(content.content);
  const runs = await measure(
    routes,
    Number(values.runs),
    Number(values.seconds),
  );
  const figures = { routes: routes.length, ...summaryOf(runs), runs };
  if (values.json)
    fs.writeFileSync(values.json, JSON.stringify(figures, null, 2) + '\n');
  const isFast = figures.percent >= BOUND_PERCENT;
  console.log(
    `\nMedian over ${figures.routes} routes: ${show(figures.ours)} with our configuration, ${show(figures.plain)} of plain copies: ` +
      `${figures.percent.toFixed(1)} %\n`,
  );
  console.log(`${isFast ? '✔' : '✖'} At least ${BOUND_PERCENT} %`);
  console.log(`${figures.errors === 0 ? '✔' : '✖'} No errors`);
  process.exitCode = isFast && figures.errors === 0 ? 0 : 1;
}

async function measure(
  routes: string[],
  count: number,
  seconds: number,
): Promise<Run[]> {
  const nginxRoot = process.env['NGINX_ROOT'] ?? '/';
  const ours = await startSite(nginxRoot, SITE);
  const plain = await startPlainCopies(nginxRoot, SITE, routes);
  const runs: Run[] = [];
  try {
    console.log('run          ours  plain copies      p50 / p99 in ms');
    while (runs.length < count) {
      const run = {
        ours: await loadOf(ours.origin, routes, seconds),
        plain: await loadOf(plain.origin, plain.paths, seconds),
      };
      runs.push(run);
      const ms = ({ p50, p99 }: Load) =>
        `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
      console.log(
        `${runs.length}  ${show(run.ours.requestsPerSecond)}  ${show(run.plain.requestsPerSecond)}  ${ms(run.ours)}, ${ms(run.plain)}`,
      );
    }
  } finally {
    await ours.stop();
    await plain.stop();
  }
  return runs;
}

function summaryOf(runs: Run[]) {
  const ours = median(runs.map((run) => run.ours.requestsPerSecond));
  const plain = median(runs.map((run) => run.plain.requestsPerSecond));
  const errors = runs
    .flatMap((run) => [run.ours.errors, run.plain.errors])
    .reduce((a, b) => a + b, 0);
  return { ours, plain, percent: (100 * ours) / plain, errors };
}

const show = (perSecond: number): string =>
  `${Math.round(perSecond).toLocaleString('en-GB')}/s`.padStart(12);
