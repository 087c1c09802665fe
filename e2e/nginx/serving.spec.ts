import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { FEED_PATH, POST_INDEX_PATH } from '../../src/content/routes';
import { hostFiles } from '../../src/gatsby/hosting/host-files';
import { BUILT, startSite } from '../../tools/nginx/server';
import { NGINX_ROOT, ROUTES, SKIPPED, expect, test } from './site';

// What nginx does beyond deployed.spec.ts.

test.skip(!NGINX_ROOT, SKIPPED);

const get = (request: APIRequestContext, address: string, encoding = '') =>
  request.get(address, {
    maxRedirects: 0,
    headers: { 'accept-encoding': encoding },
  });

test('an address with a slash at its end leads to the one without, with its query', async ({
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

test('old addresses lead to their pages, whatever follows in the address', async ({
  request,
}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-old-'));
  const generated = path.join(folder, 'generated.conf');
  const redirects = [
    { from: '/old', to: '/blog' },
    { from: '/questions.html', to: '/faq#how-can-i-pay' },
  ];
  fs.writeFileSync(
    generated,
    hostFiles([], redirects)['.deploy/generated.conf'] ?? '',
  );
  const nginx = await startSite(NGINX_ROOT, {
    ...BUILT,
    'generated.conf': generated,
  });
  for (const [from, to] of [
    ['/old', '/blog'],
    ['/old?utm_source=a&b=c', '/blog?utm_source=a&b=c'],
    ['/old/', '/old'],
    ['/questions.html?a', '/faq?a#how-can-i-pay'],
  ] as const) {
    const response = await get(request, nginx.origin + from);
    expect([response.status(), response.headers()['location']]).toEqual([
      301,
      to,
    ]);
  }
  await nginx.stop();
  fs.rmSync(folder, { recursive: true });
});

for (const address of [
  '/blog/no-such-post',
  '/static',
  '/app-00000000000000000000.js',
  '/static/nothing.jpg',
  '/_headers',
  '/_redirects',
  '/404.html',
])
  test(`${address} is not found, and nobody remembers it`, async ({
    request,
  }) => {
    for (const encoding of ['', 'br']) {
      const response = await get(request, address, encoding);
      expect(response.status()).toBe(404);
      expect(response.headers()['content-type']).toBe(
        'text/html; charset=utf-8',
      );
      expect(response.headers()['cache-control']).toBe('no-cache');
      expect(await response.text()).toBe(
        fs.readFileSync(path.join(BUILT.public, '404.html'), 'utf8'),
      );
    }
  });

test('what has not changed is not sent again', async ({ request }) => {
  for (const encoding of ['', 'gzip', 'br']) {
    const { etag = '' } = (await get(request, '/faq', encoding)).headers();
    const again = await request.get('/faq', {
      headers: { 'if-none-match': etag, 'accept-encoding': encoding },
    });
    expect([encoding, again.status()]).toEqual([encoding, 304]);
    expect(again.headers()['cache-control']).toBe('no-cache');
  }
});

test('texts come compressed, as the files that lie there, with their types', async ({
  request,
}) => {
  const script = fs
    .readdirSync(BUILT.public)
    .find((name) => /^app-.*\.js$/.test(name));
  for (const [address, file, type] of [
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/faq', 'faq/index.html', 'text/html; charset=utf-8'],
    [`/${script}`, `${script}`, 'application/javascript; charset=utf-8'],
    [POST_INDEX_PATH, POST_INDEX_PATH, 'application/json; charset=utf-8'],
    [FEED_PATH, FEED_PATH, 'application/rss+xml; charset=utf-8'],
    ['/sitemap-index.xml', 'sitemap-index.xml', 'text/xml; charset=utf-8'],
  ] as const)
    for (const [accepted, encoding, end] of [
      ['gzip, br', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['', undefined, ''],
    ] as const) {
      const response = await request.head(address, {
        headers: { 'accept-encoding': accepted },
      });
      const headers = response.headers();
      expect([address, headers['content-encoding']]).toEqual([
        address,
        encoding,
      ]);
      expect(headers['content-type']).toBe(type);
      expect(headers['content-length']).toBe(
        String(fs.statSync(path.join(BUILT.public, file + end)).size),
      );
      expect(headers['vary']).toBe('Accept-Encoding');
      expect(headers['server']).toBe('nginx');
    }
});
