import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BUILT_CONF, startSite } from '../../tools/nginx/server';
import { NGINX_ROOT, SKIPPED, expect, test } from './site';

test.skip(NGINX_ROOT === '', SKIPPED);

/** Runs `npm run smoke`; gives how it ended and what it said. */
function smoke(origin: string): Promise<{ code: number; words: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'tools/smoke.ts', origin],
      (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, words: stdout + stderr }),
    );
  });
}

test('a site that is served as it should be has nothing wrong', async ({
  nginx,
}) => {
  const { code, words } = await smoke(nginx.origin);
  expect(words).not.toContain('✖');
  expect(words).toContain('✔ security headers of every route');
  expect(code).toBe(0);
});

test('a header that is missing, a wrong status and a wrong caching are told', async ({
  siteFolder,
}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-smoke-'));
  const headers = fs.readFileSync(
    path.join(BUILT_CONF, 'headers.conf'),
    'utf8',
  );
  fs.writeFileSync(
    path.join(folder, 'headers.conf'),
    headers.replace(/.*Referrer-Policy.*\n/, ''),
  );
  fs.copyFileSync(
    path.join(BUILT_CONF, 'redirects.conf'),
    path.join(folder, 'redirects.conf'),
  );
  const siteConf = path.join(folder, 'site.conf');
  fs.writeFileSync(
    siteConf,
    fs
      .readFileSync('deploy/nginx/site.conf', 'utf8')
      .replace('error_page 404 ', 'error_page 404 =200 ')
      .replaceAll(', immutable', ''),
  );
  const nginx = await startSite(NGINX_ROOT, siteFolder, {
    siteConf,
    includes: folder,
  });
  const { code, words } = await smoke(nginx.origin);
  await nginx.stop();
  fs.rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(words).toContain('✔ the sitemap');
  expect(words).toContain(
    '/faq · Referrer-Policy: strict-origin-when-cross-origin · nothing',
  );
  expect(words).toContain('/nowhere · status 404 · 200');
  expect(words).toMatch(
    /\.js · Cache-Control: .*immutable · public, max-age=31536000\n/,
  );
});

test('a site that does not answer is told', async () => {
  const { code, words } = await smoke('http://127.0.0.1:59999');
  expect(code).toBe(1);
  expect(words).toContain('✖ http://127.0.0.1:59999/ does not answer');
});
