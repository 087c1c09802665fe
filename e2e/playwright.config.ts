import { defineConfig } from '@playwright/test';

const PORT = 9100;
/** A deployed site, to be tested instead of the built one: see docs/hosting.md. */
const DEPLOYED = process.env['BASE_URL'];
const BASE_URL = DEPLOYED ?? `http://127.0.0.1:${PORT}`;

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Guards against what never comes, wide enough for a machine that is busy otherwise: nothing here measures speed.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL: BASE_URL,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // A test that forgets to mock another host fails at once instead of waiting for a network.
        `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(BASE_URL).hostname}`,
      ],
    },
  },
  ...(DEPLOYED
    ? { testMatch: ['**/deployed.spec.ts', '**/pages.spec.ts'] }
    : {
        webServer: {
          // Pages are tested as an operator's nginx serves them, under its policy, where there is one.
          command: process.env['NGINX_ROOT']
            ? `node --import tsx tools/nginx/serve.ts ${PORT}`
            : `node tools/serve.mjs ${PORT}`,
          cwd: '..',
          url: BASE_URL,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
        },
      }),
});
