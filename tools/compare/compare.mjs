// npm run compare [-- REVISION] — shows what has changed in the looks of the site since a revision: by default since HEAD
// or, when nothing is uncommitted, since the commit before it.
import fs from 'node:fs';
import { requireChromium } from '../lib/browsers.mjs';
import { HOST } from '../lib/port.mjs';
import { run, step } from '../lib/run.mjs';
import { buildCommit, buildHere, commitOf, git } from './builds.mjs';

const PLAYWRIGHT = ['playwright', 'test', '--config', 'tools/compare'];

const isDirty = git('status', '--porcelain') !== '';
const [revision = isDirty ? 'HEAD' : 'HEAD~1'] = process.argv.slice(2);
const commit = commitOf(revision);
const CHROMIUM_PATH = await requireChromium();
if (isDirty) console.log('\n▸ Uncommitted changes are compared, too.');
const former = buildCommit(commit);
await buildHere();

const env = {
  CHROMIUM_PATH,
  BASE_URL: `http://${HOST}:9300`,
  FORMER_SITE: former,
};
fs.rmSync('node_modules/.cache/compare/pictures', {
  recursive: true,
  force: true,
});
step(
  `Taking pictures of ${revision}`,
  'npx',
  [...PLAYWRIGHT, '--update-snapshots', '--reporter', 'line'],
  { ...env, SITE: former },
);
console.log(`\n▸ Comparing the pages with ${revision}`);
run('npx', PLAYWRIGHT, { ...env, SITE: process.cwd() });
console.log('\nSee compare-report/index.html');
