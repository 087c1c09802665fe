// npm run test:recipes — follows every recipe of docs/content-files.md in a copy of the project; then checks, tests and
// builds the copy, and edits it while `gatsby develop` runs. Names of steps run these alone: `-- content jest`
import fs from 'node:fs';
import path from 'node:path';
import { copyProject } from '../lib/project-copy';
import { fail, step } from '../lib/run';
import { testDevelop } from './develop';
import { EditedData } from './edited-data';
import { lengthen, recipes } from './recipes';

const run = (title: string, command: string) => (copy: string) =>
  step(title, 'npx', command.split(' '), {}, copy);

const STEPS: Record<string, (copy: string) => void | Promise<void>> = {
  content: run('Checking data/', 'tsx tools/check-content.mts'),
  // The recipes' own test would follow them a second time.
  jest: run('Testing units', 'jest --testPathIgnorePatterns=tools/recipes'),
  build: run('Building the site', 'gatsby build'),
  // The recipes also delete what the specification wants.
  e2e: run(
    'Testing the built site',
    'playwright test --config e2e --grep-invert=specification.spec',
  ),
  develop: testDevelop,
};

// So that `gatsby develop` ends, too.
process.once('SIGINT', () => process.exit(1));

const names = process.argv.slice(2);
const steps = (names.length > 0 ? names : Object.keys(STEPS)).map(
  (name) => STEPS[name] ?? fail(`The steps are ${Object.keys(STEPS).join()}.`),
);

const copy = copyProject();
const data = new EditedData(path.join(copy, 'data'));
for (const follow of Object.values(recipes)) follow(data);
lengthen(data);
console.log(`\nEvery recipe is followed in ${copy}, which is kept on failure.`);
for (const act of steps) await act(copy);
fs.rmSync(copy, { recursive: true, maxRetries: 5 });
console.log('\n✔ Every recipe leaves everything green.');
