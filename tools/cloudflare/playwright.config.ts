import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '../../e2e/playwright.config';

/** The version that publishes the site. Not a dependency: it takes 195 MB and is only used here. */
const [, WRANGLER = ''] =
  /wranglerVersion: (\S+)/.exec(
    fs.readFileSync('.github/workflows/deploy.yml', 'utf8'),
  ) ?? [];
/** The latest date that this version's runtime supports. */
const COMPATIBILITY_DATE = '2026-04-26';

const address = new URL(process.env['BASE_URL'] ?? '');
// wrangler stores its state in the current directory.
const cwd = path.resolve('node_modules/.cache/wrangler');
fs.mkdirSync(cwd, { recursive: true });

export default defineConfig(e2e, {
  testDir: '../../e2e',
  testMatch: '**/deployed.spec.ts',
  outputDir: '../../test-results',
  webServer: {
    command: `npx --yes wrangler@${WRANGLER} pages dev ${path.resolve('public')} --ip ${address.hostname} --port ${address.port} --compatibility-date ${COMPATIBILITY_DATE} --log-level warn`,
    cwd,
    url: address.href,
    // npx has to download it the first time.
    timeout: 180_000,
    // Turns off telemetry and a request for this machine's location.
    env: {
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  },
});
