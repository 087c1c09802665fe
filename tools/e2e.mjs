// npm run test:e2e — tests the built site in Chromium, and its main paths in Firefox; further arguments go to Playwright.
import { requireChromium } from './lib/chromium.mjs';
import { findFirefox } from './lib/firefox.mjs';
import { findNginx } from './lib/nginx.mjs';
import { step } from './lib/run.mjs';

await step(
  'Testing the built site in Chromium and Firefox',
  'npx',
  ['playwright', 'test', '--config', 'e2e', ...process.argv.slice(2)],
  {
    CHROMIUM_PATH: await requireChromium(),
    FIREFOX_PATH: await findFirefox(),
    NGINX_ROOT: (await findNginx()) ?? '',
  },
);
