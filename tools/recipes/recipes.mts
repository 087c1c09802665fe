// npm run test:recipes — follows every recipe of the editors' guide in a copy of the project, then checks,
// tests and builds the copy. Names of steps run these alone: `-- content jest`
import fs from 'node:fs';
import path from 'node:path';
import { copyProject } from '../lib/project-copy';
import { fail, step } from '../lib/run';
import { EditedData } from './edited-data';
import { lengthen } from './lengthen';
import { recipes } from './recipes';

const IGNORE_RECIPES = '--testPathIgnorePatterns=tools/recipes';

const STEPS: Record<string, readonly [title: string, ...string[]]> = {
  content: ['Checking data/', 'tsx', 'tools/check-content.mts'],
  // The recipes' own test would follow them a second time.
  jest: ['Testing units and components', 'jest', IGNORE_RECIPES],
  build: ['Building the site', 'gatsby', 'build'],
  // The recipes also delete what the specification wants.
  e2e: [
    'Testing the built site',
    'tsx',
    'tools/e2e.mts',
    '--grep-invert=specification.spec',
  ],
};

const names = process.argv.slice(2);
const steps = (names.length > 0 ? names : Object.keys(STEPS)).map(
  (name) => STEPS[name] ?? fail(`The steps are ${Object.keys(STEPS).join()}.`),
);

const copy = copyProject();
const data = new EditedData(path.join(copy, 'data'));
for (const follow of Object.values(recipes)) follow(data);
lengthen(data);
console.log(`\nEvery recipe is followed in ${copy}, which is kept on failure.`);
for (const [title, ...command] of steps) step(title, 'npx', command, {}, copy);
fs.rmSync(copy, { recursive: true });
console.log('\n✔ Every recipe leaves everything green.');
