// npm run smoke -- https://… — tests a deployed site: its routes, headers, caching and not-found screen.
import { requireChromium } from './lib/chromium.mjs';
import { fail } from './lib/fail.mjs';
import { step } from './lib/run.mjs';

const [address] = process.argv.slice(2);
if (!address || !URL.canParse(address))
  fail('Name the site to test: npm run smoke -- https://www.example.com');

await step(
  `Testing ${address}`,
  'npx',
  ['playwright', 'test', '--config', 'e2e', 'routes.spec', 'deployed.spec'],
  { CHROMIUM_PATH: await requireChromium(), BASE_URL: new URL(address).origin },
);
