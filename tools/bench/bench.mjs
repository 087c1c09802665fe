// npm run bench — measures the built site in public/ and prints tables for docs/performance.md.
//   pages | presses    one of the two, instead of both
//   --runs 3           how often each thing is measured; figures are medians
//   --routes /,/blog   the pages and controls of these routes, instead of all
// Whatever else the machine does is measured, too: it should be quiet.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { checkContent } from '../../src/content/check/check.ts';
import { allRoutes } from '../../src/content/check/link-targets.ts';
import { fail } from '../lib/run.mjs';
import { benchPages } from './pages.mjs';
import { benchPresses } from './presses.mjs';

const PARTS = {
  pages: benchPages,
  presses: benchPresses,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    routes: { type: 'string' },
  },
});
const parts = positionals.length > 0 ? positionals : Object.keys(PARTS);
const routes = allRoutes(checkContent('data').content);
const template = routes.find((route) => route.startsWith('/websites/'));
const options = {
  runs: Number(values.runs),
  routes: values.routes?.split(',') ?? [...routes, `${template}/preview`],
  template,
};
for (const part of parts) {
  if (!PARTS[part]) fail(`The parts are ${Object.keys(PARTS).join(', ')}.`);
  const load = `load ${os.loadavg()[0].toFixed(1)}, Node ${process.version}`;
  console.log(`\n## ${part}\n\n${new Date().toISOString()}, ${load}`);
  await PARTS[part](options);
}
