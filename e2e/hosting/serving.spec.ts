import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { BUILT, startSite } from '../../tools/nginx/server';
import {
  FEED_PATH,
  POST_INDEX_PATH,
  ROUTES,
  hostFiles,
} from '../support/content';
import { NGINX_ROOT, SKIPPED } from '../support/nginx';
import { expect, openPage, test } from '../support/test';

// What nginx does beyond deployed.spec.ts.

test.skip(!NGINX_ROOT, SKIPPED);

const get = (request: APIRequestContext, address: string, encoding = '') =>
  request.get(address, {
    maxRedirects: 0,
    headers: { 'accept-encoding': encoding },
  });

test('redirects addresses with a trailing slash', async ({
  request,
  baseURL,
}) => {
  for (const route of ROUTES.filter((each) => each !== '/')) {
    const response = await get(request, `${route}/?utm_source=letter`);
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(`${route}?utm_source=letter`);
  }
  for (const trick of ['//evil.example/', '/%0d%0aset-cookie:a=b/', '/a%5cb/'])
    expect(
      (await get(request, `${baseURL}${trick}`)).headers()['location'] ?? '',
    ).not.toMatch(/^\/\/|[\r\n\\]/);
});

test('redirects old addresses with their queries', async ({ request }) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-old-'));
  const generated = path.join(folder, 'generated.conf');
  const files = hostFiles([], [{ from: '/old.html', to: '/faq#price' }]);
  fs.writeFileSync(generated, files['.deploy/generated.conf'] ?? '');
  const nginx = await startSite(NGINX_ROOT, {
    ...BUILT,
    'generated.conf': generated,
  });
  for (const [from, to] of [
    ['/old.html', '/faq#price'],
    ['/old.html?utm_source=a&b=c', '/faq?utm_source=a&b=c#price'],
    ['/old.html/', '/old.html'],
  ] as const) {
    const response = await get(request, nginx.origin + from);
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(to);
  }
  await nginx.stop();
  fs.rmSync(folder, { recursive: true });
});

test('the 404 page is not cached', async ({ request }) => {
  const screen = fs.readFileSync(path.join(BUILT.public, '404.html'), 'utf8');
  for (const address of [
    '/blog/no-such-post',
    '/static',
    '/app-00000000000000000000.js',
    '/static/nothing.jpg',
    '/_headers',
    '/_redirects',
    '/404.html',
  ])
    for (const encoding of ['', 'br']) {
      const response = await get(request, address, encoding);
      expect([address, response.status()]).toEqual([address, 404]);
      const { 'content-type': type, 'cache-control': caching } =
        response.headers();
      expect([type, caching]).toEqual(['text/html; charset=utf-8', 'no-cache']);
      expect(await response.text()).toBe(screen);
    }
});

test('answers 304 for unchanged files', async ({ request }) => {
  for (const encoding of ['', 'gzip', 'br']) {
    const { etag = '' } = (await get(request, '/faq', encoding)).headers();
    const again = await request.get('/faq', {
      headers: { 'if-none-match': etag, 'accept-encoding': encoding },
    });
    expect([encoding, again.status()]).toEqual([encoding, 304]);
    expect(again.headers()['cache-control']).toBe('no-cache');
  }
});

test('text files are compressed and have their types', async ({ request }) => {
  const [script = ''] = fs
    .readdirSync(BUILT.public)
    .filter((name) => /^app-.*\.js$/.test(name));
  for (const [file, type] of [
    ['index.html', 'text/html; charset=utf-8'],
    [script, 'application/javascript; charset=utf-8'],
    [POST_INDEX_PATH.slice(1), 'application/json; charset=utf-8'],
    [FEED_PATH.slice(1), 'application/rss+xml; charset=utf-8'],
    ['sitemap-index.xml', 'text/xml; charset=utf-8'],
  ] as const)
    for (const [accepted, encoding, end] of [
      ['gzip, br', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['', undefined, ''],
    ] as const) {
      const response = await request.head(
        `/${file.replace('index.html', '')}`,
        {
          headers: { 'accept-encoding': accepted },
        },
      );
      const size = fs.statSync(path.join(BUILT.public, file + end)).size;
      expect([file, response.headers()]).toEqual([
        file,
        expect.objectContaining({
          ...(encoding && { 'content-encoding': encoding }),
          'content-type': type,
          'content-length': String(size),
          vary: 'Accept-Encoding',
          server: 'nginx',
        }),
      ]);
    }
});

test('the CSP blocks a script that it does not list', async ({
  page,
  pageErrors,
}) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isBroken = true';
    document.body.append(script);
  });
  await expect
    .poll(() => pageErrors.console.splice(0).join())
    .toContain('Content Security Policy');
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
});
