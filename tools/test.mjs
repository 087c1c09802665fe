// npm test — sets up and runs every check there is; the first that fails ends it.
import { requireChromium } from './lib/chromium.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { findOtherEngines } from './lib/engines.mjs';
import { fail } from './lib/fail.mjs';
import { findNginx } from './lib/nginx.mjs';
import { requireNode } from './lib/node-version.mjs';
import { step } from './lib/run.mjs';
import { fileIfThere } from './lib/files.mjs';

/** Made by the build from the GraphQL schema and the queries; committed, so that types can be checked before it. */
const TYPES = 'src/gatsby-types.d.ts';

requireNode();
await installDependencies();
const chromium = await requireChromium();
const otherEngines = await findOtherEngines();
console.log(
  `\n▸ Testing with ${[chromium, ...Object.values(otherEngines)].filter(Boolean).join(' and ')}`,
);

await step('Checking the format', 'npm', ['run', '--silent', 'format:check']);
await step('Checking the code style', 'npm', ['run', '--silent', 'lint']);
await step('Checking types', 'npm', ['run', '--silent', 'typecheck']);
await step('Checking data/', 'npm', ['run', '--silent', 'check:content']);
await step('Testing units and components', 'npx', ['jest']);

const typesBefore = fileIfThere(TYPES);
await step('Building the site', 'npx', ['gatsby', 'build']);
if (fileIfThere(TYPES) !== typesBefore)
  fail(`${TYPES} was out of date: the build has renewed it, so commit it.`);

await step(
  'Testing the built site',
  'npx',
  ['playwright', 'test', '--config', 'e2e'],
  {
    CHROMIUM_PATH: chromium,
    ...otherEngines,
    NGINX_ROOT: (await findNginx()) ?? '',
  },
);
console.log('\n✔ Every test has passed.');
