// npm run test:e2e — tests the built site in Chromium; further arguments go to Playwright.
import { requireChromium } from './lib/chromium.mjs';
import { findNginx } from './lib/nginx.mjs';
import { step } from './lib/run.mjs';

await step(
  'Testing the built site in Chromium',
  'npx',
  ['playwright', 'test', '--config', 'e2e', ...process.argv.slice(2)],
  {
    CHROMIUM_PATH: await requireChromium(),
    NGINX_ROOT: (await findNginx()) ?? '',
  },
);
