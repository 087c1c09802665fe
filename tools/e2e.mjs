// npm run test:e2e — tests the built site in Chromium, and its main paths in Firefox and WebKit; further arguments go to Playwright.
import { requireChromium } from './lib/chromium.mjs';
import { findOtherEngines } from './lib/engines.mjs';
import { findNginx } from './lib/nginx.mjs';
import { step } from './lib/run.mjs';

await step(
  'Testing the built site',
  'npx',
  ['playwright', 'test', '--config', 'e2e', ...process.argv.slice(2)],
  {
    CHROMIUM_PATH: await requireChromium(),
    ...(await findOtherEngines()),
    NGINX_ROOT: (await findNginx()) ?? '',
  },
);
