// npm run test:recipes — follows every recipe of the editors' guides in a copy of the project, then checks, tests and
// builds the copy. Names of steps run these alone: npm run test:recipes -- content jest
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail } from './lib/fail.mjs';
import { run } from './lib/run.mjs';
import { followRecipes } from './recipes/follow.ts';

const STEPS = {
  content: ['Checking data/', 'tsx', 'tools/check-content.ts'],
  jest: ['Testing units and components', 'jest'],
  build: ['Building the site', 'gatsby', 'build'],
  e2e: ['Testing the built site', 'tsx', 'tools/e2e.mjs'],
};

const names = process.argv.slice(2);
const steps = (names.length > 0 ? names : Object.keys(STEPS)).map(
  (name) => STEPS[name] ?? fail(`The steps are ${Object.keys(STEPS)}.`),
);

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-recipes-'));
const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
);
for (const file of files.split('\0'))
  if (fs.statSync(file, { throwIfNoEntry: false })?.isFile())
    fs.cpSync(file, path.join(copy, file));
fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
followRecipes(path.join(copy, 'data'));

for (const [title, ...command] of steps) {
  console.log(`\n▸ ${title}, with every recipe followed`);
  const code = await run('npx', command, {}, copy);
  if (code !== 0) fail(`${title} failed; the copy is kept in ${copy}.`);
}
fs.rmSync(copy, { recursive: true });
console.log('\n✔ Every recipe leaves everything green.');
