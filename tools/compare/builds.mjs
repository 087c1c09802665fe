import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail, step } from '../lib/run.mjs';

const GATSBY = ['node', ['node_modules/gatsby/cli.js', 'build'], {}];

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

export const isDirty = () => git('status', '--porcelain') !== '';

export function commitOf(revision) {
  try {
    return git('rev-parse', '--verify', `${revision}^{commit}`);
  } catch {
    return fail(`There is no revision “${revision}” to compare with.`);
  }
}

export async function buildHere() {
  await step('Building what is checked out here', ...GATSBY);
  return 'public';
}

/** Builds a commit in a worktree, unless it has been built before; resolves to the folder of the site. */
export async function buildCommit(name, hash) {
  const kept = path.resolve('node_modules/.cache/compare', hash, 'public');
  if (fs.existsSync(kept)) return kept;

  const worktree = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-compare-'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => process.exit(1));
  process.once('exit', () => {
    fs.rmSync(worktree, { recursive: true, maxRetries: 10 });
    git('worktree', 'prune');
  });
  git('worktree', 'add', '--detach', worktree, hash);
  const there = (file) => path.join(worktree, file);
  const lock = 'package-lock.json';
  if (fs.readFileSync(lock).equals(fs.readFileSync(there(lock))))
    fs.symlinkSync(path.resolve('node_modules'), there('node_modules'));
  else
    await step(`Installing packages of ${name}`, 'npm', ['ci'], {}, worktree);
  await step(`Building ${name}`, ...GATSBY, worktree);
  // In two steps: a copy that is interrupted must not be taken for a build.
  fs.cpSync(there('public'), `${kept}.part`, { recursive: true });
  fs.renameSync(`${kept}.part`, kept);
  return kept;
}
