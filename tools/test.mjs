// npm test — installs what is missing and runs every check there is; the first that fails ends it.
import fs from 'node:fs';
import { findOtherBrowsers, requireChromium } from './lib/browsers.mjs';
import { fail, step } from './lib/run.mjs';
import './setup.mjs';

/** Made by the build from the GraphQL schema and the queries; committed, so that types can be checked before it. */
const TYPES = 'src/gatsby-types.d.ts';

// A missing browser is named before anything takes its time.
const browsers = {
  CHROMIUM_PATH: await requireChromium(),
  ...findOtherBrowsers(),
};

// Linting takes as long as the others together.
step('Checking code style, format, types, spelling and data/', 'npx', [
  'concurrently',
  '--group',
  '--kill-others-on-fail',
  '--names=lint,format,types,spelling,data',
  'npm run --silent lint',
  'prettier --check .',
  'npm run --silent typecheck',
  'npm run --silent spelling',
  'npm run --silent check:content',
]);
step('Testing units and components', 'npx', ['jest']);

const typesBefore = fs.readFileSync(TYPES, 'utf8');
step('Building the site', 'npx', ['gatsby', 'build']);
if (fs.readFileSync(TYPES, 'utf8') !== typesBefore)
  fail(`${TYPES} was out of date: the build has renewed it, so commit it.`);

step('Testing the built site', 'node', ['tools/e2e.mjs'], browsers);
console.log('\n✔ Every test has passed.');
