// npm run test:e2e — tests the built site in Chromium, its main paths in Firefox and WebKit, as nginx serves it; or, with
// BASE_URL, a deployed one. Further arguments go to Playwright.
import { findOtherBrowsers, requireChromium } from './lib/browsers.mjs';
import { requireSite } from './lib/deployed-site.mjs';
import { findNginx } from './lib/nginx.mjs';
import { step } from './lib/run.mjs';

const isDeployed = Boolean(process.env.BASE_URL);
if (isDeployed) await requireSite(process.env.BASE_URL);

await step(
  `Testing ${process.env.BASE_URL ?? 'the built site'}`,
  'npx',
  ['playwright', 'test', '--config', 'e2e', ...process.argv.slice(2)],
  {
    CHROMIUM_PATH: await requireChromium(),
    ...(!isDeployed && (await findOtherBrowsers())),
    NGINX_ROOT: isDeployed ? '' : await findNginx(),
  },
);
