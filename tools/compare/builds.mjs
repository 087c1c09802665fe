import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail, step } from '../lib/run.mjs';

const GATSBY = ['node', ['node_modules/gatsby/cli.js', 'build'], {}];

export const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

export function commitOf(revision) {
  try {
    return git('rev-parse', '--verify', `${revision}^{commit}`);
  } catch {
    return fail(`There is no revision “${revision}” to compare with.`);
  }
}

export const buildHere = () => step('Building what is here', ...GATSBY);

/** Builds a commit in a worktree, unless it has been built before; returns the folder that has its public/. */
export function buildCommit(commit) {
  const kept = path.resolve('node_modules/.cache/compare', commit);
  if (fs.existsSync(`${kept}/public`)) return kept;
  const worktree = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-compare-'));
  git('worktree', 'add', '--detach', worktree, commit);
  process.once('exit', () => git('worktree', 'remove', '--force', worktree));
  step('Installing packages', 'npm', ['ci'], {}, worktree);
  step(`Building ${commit}`, ...GATSBY, worktree);
  fs.cpSync(`${worktree}/public`, `${kept}/public`, { recursive: true });
  return kept;
}
