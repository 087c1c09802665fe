// npm test — runs the checks that each change has to pass; the first that fails ends it. The slower ones run each night
// (.github/workflows/nightly.yml), and `npm run check:live` before the site goes live.
import fs from 'node:fs';
import { reportMissingBrowsers, requireChromium } from './lib/browsers';
import { fail, step, TYPES } from './lib/run';

// Before anything slow starts.
requireChromium();
reportMissingBrowsers();

// Linting takes as long as the other checks together.
step('Checking code style, format, types, spelling and data/', 'npx', [
  'concurrently',
  '--group',
  '--kill-others-on-fail',
  '--names=lint,format,types,spelling,data',
  'npm run --silent lint',
  'prettier --check . && tsx tools/format-data.mts --check',
  'npm run --silent typecheck',
  'npm run --silent spelling',
  'npm run --silent check:content',
]);
step('Testing units and components', 'npx', ['jest']);

const typesBefore = fs.readFileSync(TYPES, 'utf8');
step('Building the site', 'npx', ['gatsby', 'build']);
if (fs.readFileSync(TYPES, 'utf8') !== typesBefore)
  fail(`${TYPES} was out of date: the build has renewed it, so commit it.`);

step('Testing the built site', 'npx', ['playwright', 'test', '-c', 'e2e']);
console.log('\n✔ Every test has passed.');
