// npm run compare [-- REVISION] — shows what has changed in the looks of the site since a revision: by default since HEAD
// or, when nothing is uncommitted, since the commit before it.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HOST } from '../lib/local-server';
import { fail, GATSBY, run, step } from '../lib/run';

const CACHE = path.resolve('node_modules/.cache/compare');
const PLAYWRIGHT = ['playwright', 'test', '--config', 'tools/compare'];

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

function commitOf(revision: string) {
  try {
    return git('rev-parse', '--verify', `${revision}^{commit}`);
  } catch {
    return fail(`There is no revision “${revision}” to compare with.`);
  }
}

/** Builds a commit in a worktree, unless an earlier run has; returns the folder with its public/. */
function buildCommit(commit: string) {
  const kept = path.join(CACHE, commit);
  if (fs.existsSync(`${kept}/public`)) return kept;
  const worktree = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-compare-'));
  git('worktree', 'add', '--detach', worktree, commit);
  process.once('exit', () => git('worktree', 'remove', '--force', worktree));
  step('Installing packages', 'npm', ['ci'], {}, worktree);
  step(`Building ${commit}`, 'node', [GATSBY, 'build'], {}, worktree);
  fs.cpSync(`${worktree}/public`, `${kept}/public`, { recursive: true });
  return kept;
}

const isDirty = git('status', '--porcelain') !== '';
const [revision = isDirty ? 'HEAD' : 'HEAD~1'] = process.argv.slice(2);
const commit = commitOf(revision);
if (isDirty) console.log('\n▸ Uncommitted changes are compared, too.');
const FORMER_SITE = buildCommit(commit);
step('Building what is here', 'node', [GATSBY, 'build']);

const env = { BASE_URL: `http://${HOST}:9300`, FORMER_SITE };
fs.rmSync(`${CACHE}/pictures`, { recursive: true, force: true });
step(
  `Taking pictures of ${revision}`,
  'npx',
  [...PLAYWRIGHT, '--update-snapshots', '--reporter', 'line'],
  { ...env, SITE: FORMER_SITE },
);
console.log(`\n▸ Comparing the pages with ${revision}`);
run('npx', PLAYWRIGHT, { ...env, SITE: process.cwd() });
console.log('\nSee compare-report/index.html');
