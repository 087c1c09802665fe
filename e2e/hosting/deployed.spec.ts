import type { APIRequestContext } from '@playwright/test';
import { test } from '../support/cloudflare';
import {
  CONTENT,
  FEED_PATH,
  only,
  POST_INDEX_PATH,
  ROUTES,
  SAMPLE_SITES,
} from '../support/content';
import { expect, openPage } from '../support/test';

// Requirements for every host of the site: Cloudflare's local server, or with BASE_URL whatever serves it there.

// One server for all.
test.describe.configure({ mode: 'default' });

const SECURITY_HEADERS: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'self'; script-src 'self' 'sha256-.*frame-ancestors 'self'$/,
  'strict-transport-security': /^max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
};

const HTML = /^text\/html; charset=utf-8$/i;

/** The Cache-Control of files that browsers must revalidate; hosts word it differently. */
const ALWAYS_ASKED_FOR = /^no-cache$|^no-store$|max-age=0/;

/** The answer itself, also if it is a redirect. */
const getDirect = (request: APIRequestContext, address: string) =>
  request.get(address, { maxRedirects: 0 });

test('every route returns HTML that is not cached', async ({ request }) => {
  for (const route of ROUTES) {
    const response = await getDirect(request, route);
    expect([route, response.status()]).toEqual([route, 200]);
    expect(response.headers()['content-type']).toMatch(HTML);
    expect(response.headers()['cache-control']).toMatch(ALWAYS_ASKED_FOR);
    expect(await response.text()).toContain('</html>');
  }
});

test('redirects addresses with a trailing slash', async ({
  request,
  baseURL,
}) => {
  for (const route of ROUTES.filter((each) => each !== '/')) {
    const response = await getDirect(request, `${route}/?utm_source=letter`);
    expect([route, response.status()]).toEqual([route, 301]);
    expect(response.headers()['location']).toBe(`${route}?utm_source=letter`);
  }
  for (const trick of ['//evil.example/', '/%0d%0aset-cookie:a=b/', '/a%5cb/'])
    expect(
      (await getDirect(request, `${baseURL}${trick}`)).headers()['location'] ??
        '',
    ).not.toMatch(/^\/\/|[\r\n\\]/);
});

test('redirects old addresses', async ({ request }) => {
  for (const { from, to } of only(CONTENT.Redirect)) {
    const response = await getDirect(request, from);
    expect([from, response.status()]).toEqual([from, 301]);
    expect(response.headers()['location']).toBe(to);
  }
});

test('adds a slash to the addresses of sample sites', async ({ request }) => {
  for (const site of SAMPLE_SITES) {
    const address = site.replace(/\/$/, '');
    const { location } = (await getDirect(request, address)).headers();
    expect(location).toBe(site);
    expect((await getDirect(request, site)).status()).toBe(200);
  }
});

test('unknown addresses show the 404 page, which is not cached', async ({
  request,
}) => {
  const screenAt = async (path: string) =>
    (await getDirect(request, path)).text();
  const screen = await screenAt('/nowhere');
  const ofTemplates = await screenAt('/websites/nothing-here');
  for (const html of [screen, ofTemplates])
    expect(html).toContain('name="robots" content="noindex"');
  for (const address of [
    '/nowhere',
    '/websites',
    '/websites/nothing-here',
    '/blog/no-such-post',
    '/static',
    '/static/nothing.jpg',
    '/app-00000000000000000000.js',
    '/page-data/nowhere/page-data.json',
  ]) {
    const response = await getDirect(request, address);
    expect([address, response.status()]).toEqual([address, 404]);
    const { 'content-type': type, 'cache-control': caching } =
      response.headers();
    expect(type).toMatch(HTML);
    expect(caching).toMatch(ALWAYS_ASKED_FOR);
    // Some hosts answer /websites with the site's own 404 page, others with that of the templates.
    expect([
      screen,
      ...(address.startsWith('/websites') ? [ofTemplates] : []),
    ]).toContain(await response.text());
  }
});

test('answers 304 for unchanged files', async ({ request }) => {
  for (const encoding of ['', 'gzip', 'br']) {
    const headers = { 'accept-encoding': encoding };
    const { etag = '' } = (await request.get('/faq', { headers })).headers();
    const again = await request.get('/faq', {
      headers: { ...headers, 'if-none-match': etag },
    });
    expect([encoding, again.status()]).toEqual([encoding, 304]);
  }
});

test('the feed and the sitemap have their types', async ({ request }) => {
  for (const [address, type] of [
    [FEED_PATH, /^application\/rss\+xml; charset=utf-8$/],
    ['/sitemap-index.xml', /^(?:application|text)\/xml\b/],
  ] as const)
    expect(
      (await getDirect(request, address)).headers()['content-type'],
    ).toMatch(type);
});

test('every response has each security header once', async ({ request }) => {
  for (const address of ['/', '/faq', '/nowhere', '/page-data/app-data.json']) {
    const headers = (await request.get(address)).headersArray();
    for (const [wanted, value] of Object.entries(SECURITY_HEADERS))
      expect(
        headers.filter(({ name }) => name.toLowerCase() === wanted),
        `${wanted} of ${address}`,
      ).toEqual([
        expect.objectContaining({ value: expect.stringMatching(value) }),
      ]);
  }
});

test('files with hashed names are cached', async ({ request }) => {
  const caching = async (address: string) => {
    const response = await request.get(address);
    expect([address, response.status()]).toEqual([address, 200]);
    return response.headers()['cache-control'];
  };
  const home = await (await request.get('/')).text();
  const hashed = [
    ...home.matchAll(
      /["\s(](\/(?:static\/[^" ,)]+|[\w~-]+-[0-9a-f]{20}\.js))/g,
    ),
  ].map(([, address = '']) => address);
  expect(hashed.some((address) => address.endsWith('.js'))).toBe(true);
  expect(hashed.some((address) => address.startsWith('/static/'))).toBe(true);
  for (const address of new Set(hashed))
    expect([address, await caching(address)]).toEqual([
      address,
      'public, max-age=31536000, immutable',
    ]);
  for (const address of [
    '/page-data/app-data.json',
    '/page-data/index/page-data.json',
    POST_INDEX_PATH,
    FEED_PATH,
    '/sitemap-index.xml',
  ])
    expect(await caching(address)).toMatch(ALWAYS_ASKED_FOR);
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
