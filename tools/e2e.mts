// npm run test:e2e — tests the built site in Chromium, its main paths in Firefox and WebKit, as nginx serves it; or, with
// BASE_URL, a deployed one. Further arguments go to Playwright.
import { findOrInstallOtherBrowsers, requireChromium } from './lib/browsers';
import { fail, step } from './lib/run';
import { findOrFetchNginx } from './nginx/fetch';

const BASE_URL = process.env['BASE_URL'];
if (BASE_URL) {
  const answer = await fetch(BASE_URL).then(
    ({ status }) => status,
    (error: unknown) =>
      String((error instanceof Error && error.cause) || error),
  );
  if (answer !== 200)
    fail(`${BASE_URL} has to answer with status 200, but: ${answer}.`);
}

step(
  `Testing ${BASE_URL || 'the built site'}`,
  'npx',
  ['playwright', 'test', '--config', 'e2e', ...process.argv.slice(2)],
  {
    CHROMIUM_PATH: requireChromium(),
    ...(!BASE_URL && findOrInstallOtherBrowsers()),
    NGINX_ROOT: BASE_URL ? '' : findOrFetchNginx(),
  },
);
