import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { FEED_PATH, POST_INDEX_PATH } from '../../src/content/routes';
import { nginxRedirects } from '../../src/gatsby/hosts/nginx';
import { BUILT_CONF, startSite } from '../../tools/nginx/server';
import { NGINX_ROOT, ROUTES, SKIPPED, expect, test } from './site';

test.skip(NGINX_ROOT === '', SKIPPED);

const get = (request: APIRequestContext, address: string, encoding = '') =>
  request.get(address, {
    maxRedirects: 0,
    headers: { 'accept-encoding': encoding },
  });

const topFiles = () => fs.readdirSync('public');

test('an address with a slash at its end leads to the one without, with its query', async ({
  request,
  baseURL,
}) => {
  for (const route of ROUTES.filter((each) => each !== '/')) {
    const response = await get(request, `${route}/?utm_source=letter`);
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(`${route}?utm_source=letter`);
    expect(response.headers()['cache-control']).toBe('no-cache');
  }
  for (const trick of [
    '//evil.example/',
    '/%0d%0aset-cookie:a=b/',
    '/a%5cb/',
  ]) {
    const { location } = (
      await get(request, String(baseURL) + trick)
    ).headers();
    expect(location ?? '').not.toMatch(/^\/\/|[\r\n\\]/);
  }
});

test('old addresses lead to their pages, whatever follows in the address', async ({
  request,
  siteFolder,
}) => {
  const includes = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-old-'));
  fs.copyFileSync(
    path.join(BUILT_CONF, 'headers.conf'),
    path.join(includes, 'headers.conf'),
  );
  // As long as an address may be for nginx.
  const long = `/${'a'.repeat(253)}`;
  fs.writeFileSync(
    path.join(includes, 'redirects.conf'),
    nginxRedirects([
      { from: '/old', to: '/blog' },
      { from: '/questions.html', to: '/faq#how-can-i-pay' },
      { from: long, to: '/' },
    ]),
  );
  const nginx = await startSite(NGINX_ROOT, siteFolder, { includes });
  const leadsTo = async (from: string) => {
    const response = await get(request, nginx.origin + from);
    expect(response.headers()['content-security-policy']).toBeDefined();
    return [response.status(), response.headers()['location']];
  };
  expect(await leadsTo('/old')).toEqual([301, '/blog']);
  expect(await leadsTo('/old/?utm_source=a&b=c')).toEqual([
    301,
    '/blog?utm_source=a&b=c',
  ]);
  expect(await leadsTo('/questions.html?a')).toEqual([
    301,
    '/faq?a#how-can-i-pay',
  ]);
  expect(await leadsTo(long)).toEqual([301, '/']);
  expect(await leadsTo(`${long}/`)).toEqual([301, '/']);
  await nginx.stop();
  fs.rmSync(includes, { recursive: true });
});

for (const address of [
  '/nowhere',
  '/websites',
  '/websites/nothing-here',
  '/blog/complete-guide-crm-automation',
  '/static',
  '/app-00000000000000000000.js',
  '/static/nothing.jpg',
  '/page-data/nowhere/page-data.json',
  '/_headers',
  '/_redirects',
  '/404.html',
])
  test(`${address} is the not-found screen, with status 404`, async ({
    request,
  }) => {
    for (const encoding of ['', 'br']) {
      const response = await get(request, address, encoding);
      expect(response.status()).toBe(404);
      expect(response.headers()).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': /default-src 'self'/,
      } satisfies Record<string, unknown>);
      expect(await response.text()).toContain('Oops! Page not found');
    }
  });

test('what has not changed is not sent again', async ({ request }) => {
  for (const encoding of ['', 'gzip', 'br']) {
    const { etag, ...others } = (
      await get(request, '/faq', encoding)
    ).headers();
    expect(others).not.toHaveProperty('last-modified');
    const again = await request.get('/faq', {
      headers: { 'if-none-match': etag ?? '', 'accept-encoding': encoding },
    });
    expect([encoding, again.status()]).toEqual([encoding, 304]);
    expect(again.headers()['cache-control']).toBe('no-cache');
  }
});

test('texts come compressed, as the files that lie there', async ({
  request,
  siteFolder,
}) => {
  const script = topFiles().find((name) => /^app-.*\.js$/.test(name));
  for (const [address, file] of [
    ['/', 'index.html'],
    ['/faq', 'faq/index.html'],
    [`/${script}`, String(script)],
    [POST_INDEX_PATH, POST_INDEX_PATH],
    [FEED_PATH, FEED_PATH],
  ] as const)
    for (const [accepted, encoding, end] of [
      ['gzip, br', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['', undefined, ''],
    ] as const) {
      const { headers, length } = await rawly(request, address, accepted);
      expect([address, headers['content-encoding']]).toEqual([
        address,
        encoding,
      ]);
      expect(length).toBe(fs.statSync(path.join(siteFolder, file + end)).size);
      expect(headers['vary']).toBe('Accept-Encoding');
    }
});

test('types are what they are', async ({ request }) => {
  const type = async (address: string) =>
    (await get(request, address)).headers()['content-type'];
  expect(await type(FEED_PATH)).toBe('application/rss+xml; charset=utf-8');
  expect(await type('/sitemap-index.xml')).toBe('text/xml; charset=utf-8');
  expect(await type(POST_INDEX_PATH)).toBe('application/json; charset=utf-8');
});

test('every answer says once how long it may be kept and who may show it', async ({
  request,
}) => {
  const script = topFiles().find((name) => /^app-.*\.js$/.test(name));
  for (const address of ['/', '/faq', '/faq/', '/nowhere', `/${script}`]) {
    const response = await get(request, address);
    for (const name of ['cross-origin-resource-policy', 'cache-control']) {
      const values = response
        .headersArray()
        .filter((header) => header.name.toLowerCase() === name);
      expect([address, name, values.length]).toEqual([address, name, 1]);
    }
    expect(response.headers()['server']).toBe('nginx');
  }
});

test('pages and data are to be asked for again each time', async ({
  request,
}) => {
  for (const route of ROUTES)
    expect((await get(request, route)).headers()).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  for (const address of [
    '/page-data/app-data.json',
    '/page-data/index/page-data.json',
    POST_INDEX_PATH,
    FEED_PATH,
    '/sitemap-index.xml',
  ])
    expect((await get(request, address)).headers()['cache-control']).toBe(
      'no-cache',
    );
});

test('pictures may stand in other sites’ pages, as feed readers show them; pages may not', async ({
  request,
}) => {
  const feed = await (await get(request, FEED_PATH)).text();
  const picture = /https:\/\/[^/"]+(\/static\/[^"]+\.jpg)/.exec(feed)?.[1];
  const policyOf = async (address: string) =>
    (await get(request, address)).headers()['cross-origin-resource-policy'];
  expect(await policyOf(picture ?? '')).toBe('cross-origin');
  expect(await policyOf('/')).toBe('same-origin');
});

test('only reading is allowed', async ({ request }) => {
  expect((await request.post('/')).status()).toBe(405);
  expect((await request.head('/faq')).status()).toBe(200);
});

/** The headers of an answer and the length of its body as it comes over the wire, in bytes. */
async function rawly(
  request: APIRequestContext,
  address: string,
  encoding: string,
) {
  const response = await request.head(address, {
    headers: { 'accept-encoding': encoding },
  });
  const headers = response.headers();
  return { headers, length: Number(headers['content-length']) };
}
