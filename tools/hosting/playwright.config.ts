import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '../../e2e/playwright.config';

/** As in .github/workflows/deploy.yml. No dependency, as it takes 195 MB and nothing else needs it. The last for Node 20. */
const WRANGLER = 'wrangler@4.86.0';
/** The newest date that its runtime knows. */
const COMPATIBILITY_DATE = '2026-04-26';

const address = new URL(process.env['BASE_URL'] ?? '');
// It leaves its state where it is started.
const cwd = path.resolve('node_modules/.cache/wrangler');
fs.mkdirSync(cwd, { recursive: true });

export default defineConfig(e2e, {
  testDir: '../../e2e',
  testMatch: '**/deployed.spec.ts',
  outputDir: '../../test-results',
  webServer: {
    command: `npx --yes ${WRANGLER} pages dev ${path.resolve('public')} --ip ${address.hostname} --port ${address.port} --compatibility-date ${COMPATIBILITY_DATE} --log-level warn`,
    cwd,
    url: address.href,
    // The first time, npx downloads it.
    timeout: 180_000,
    // Without these it would report its use to its makers, and ask them where this machine is.
    env: {
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  },
});
