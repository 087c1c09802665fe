import path from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '../../e2e/playwright.config';

const { BASE_URL = '', SITE: cwd } = process.env;

export default defineConfig(e2e, {
  testDir: '.',
  testMatch: 'pages.spec.ts',
  outputDir: '../../test-results',
  snapshotPathTemplate:
    '../../node_modules/.cache/compare/pictures/{projectName}/{arg}{ext}',
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0.02 } },
  reporter: [
    ['line'],
    ['html', { outputFolder: '../../compare-report', open: 'never' }],
  ],
  use: { contextOptions: { reducedMotion: 'reduce' } },
  projects: [390, 1440].map((width) => ({
    name: `${width} px`,
    use: { viewport: { width, height: 900 } },
  })),
  webServer: {
    command: `node --import tsx ${path.resolve('tools/serve.mts')} ${new URL(BASE_URL).port}`,
    cwd,
    url: BASE_URL,
  },
});
