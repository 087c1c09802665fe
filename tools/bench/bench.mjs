// npm run bench — measures the site: its pages as the operator's nginx serves them, how long it takes to build, how that
// grows with the number of posts, and how soon `develop` shows an edit. Prints tables for docs/performance.md, writes
// bench-results/<part>.json.
//   pages | build | growth | develop      one part or some, instead of all
//   --runs 3                    how often each page, and each build of the site, is measured; figures are medians
//   --routes /,/blog            some pages, instead of all; pages are those of public/: build it before
//   --posts 100,1000,10000      the numbers of posts of `growth`
//   --edits 24                  the number of edits of `develop`
// A quiet machine is a must: whatever runs beside it is measured, too. Each part waits until the machine has calmed down.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail } from '../lib/fail.mjs';
import { readBenchArguments } from './bench-arguments.mjs';
import { benchBuild, benchGrowth } from './build/builds.mjs';
import { benchDevelop } from './develop.mjs';
import { benchPages } from './pages/pages.mjs';
import { calm } from './calm.mjs';

const RESULTS = path.resolve('bench-results');

try {
  const { parts, ...options } = readBenchArguments(process.argv.slice(2));
  const measures = {
    pages: () => benchPages(options),
    build: () => benchBuild(options.runs),
    growth: () => benchGrowth(options.posts),
    develop: () => benchDevelop(options.edits),
  };
  for (const part of parts) {
    await calm();
    const machine = machineNow();
    const figures = await measures[part]();
    fs.mkdirSync(RESULTS, { recursive: true });
    const file = path.join(RESULTS, `${part}.json`);
    fs.writeFileSync(
      file,
      JSON.stringify({ ...machine, ...figures }, null, 2) + '\n',
    );
    console.log(`\nAll figures: ${path.relative('', file)}`);
  }
} catch (error) {
  fail(error.stack);
}

/** The machine, and how busy it is: the load of the last minute, in processors. */
function machineNow() {
  const cpus = os.cpus();
  return {
    date: new Date().toISOString(),
    machine: `${cpus.length} × ${cpus[0].model}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}`,
    load: os.loadavg()[0],
  };
}
