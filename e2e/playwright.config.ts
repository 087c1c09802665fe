import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/lib/browsers';

const PORT = 9100;
/** The origin of a deployed site to test instead of the built one: see docs/hosting.md. */
const DEPLOYED = process.env['BASE_URL'];
const BASE_URL = DEPLOYED ?? `http://127.0.0.1:${PORT}`;

const executablePath = findBrowser('Chromium');

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Only guards against hanging; generous, because a busy machine may be slow.
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
        // Resolves no other host, so that a test that forgets to mock one fails at once.
        `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(BASE_URL).hostname}`,
      ],
    },
  },
  ...(DEPLOYED
    ? { testMatch: ['**/deployed.spec.ts', '**/pages.spec.ts'] }
    : {
        webServer: {
          command: `node --import tsx tools/serve.mts ${PORT}`,
          cwd: '..',
          url: BASE_URL,
          reuseExistingServer: false,
        },
      }),
});
