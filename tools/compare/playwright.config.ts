import { defineConfig } from '@playwright/test';

const PORT = 9300;

const { CHROMIUM_PATH: executablePath, SITE: site = '' } = process.env;

export default defineConfig({
  testMatch: '*.spec.ts',
  // The pictures of the former site are what those of the current one are compared with.
  snapshotPathTemplate:
    '../../node_modules/.cache/compare/pictures/{projectName}/{arg}{ext}',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { threshold: 0.02 },
  },
  reporter: [
    ['line'],
    ['html', { outputFolder: '../../compare-report', open: 'never' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
  },
  projects: [390, 1440].map((width) => ({
    name: `${width} px`,
    use: { viewport: { width, height: 900 } },
  })),
  webServer: {
    command: `node ${process.cwd()}/tools/serve.mjs ${PORT}`,
    cwd: site,
    url: `http://127.0.0.1:${PORT}`,
  },
});
