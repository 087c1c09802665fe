// npm test — sets up and runs every check there is; the first that fails ends it.
import fs from 'node:fs';
import { findOtherBrowsers, requireChromium } from './lib/browsers.mjs';
import { fail } from './lib/fail.mjs';
import { step } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';

/** Made by the build from the GraphQL schema and the queries; committed, so that types can be checked before it. */
const TYPES = 'src/gatsby-types.d.ts';

await setUp();
// Whatever is missing is said before anything takes its time.
const browsers = {
  CHROMIUM_PATH: await requireChromium(),
  ...(await findOtherBrowsers()),
};
console.log(
  `\n▸ Testing with ${Object.values(browsers).filter(Boolean).join(' and ')}`,
);

await step('Checking the format', 'npx', ['prettier', '--check', '.']);
await step('Checking the code style', 'npm', ['run', '--silent', 'lint']);
await step('Checking types', 'npm', ['run', '--silent', 'typecheck']);
await step('Checking data/', 'npm', ['run', '--silent', 'check:content']);
await step('Testing units and components', 'npx', ['jest']);

const typesBefore = fs.readFileSync(TYPES, 'utf8');
await step('Building the site', 'npx', ['gatsby', 'build']);
if (fs.readFileSync(TYPES, 'utf8') !== typesBefore)
  fail(`${TYPES} was out of date: the build has renewed it, so commit it.`);

await step('Testing the built site', 'node', ['tools/e2e.mjs'], browsers);
console.log('\n✔ Every test has passed.');
