import { expect, test } from '@playwright/test';
import {
  CONTENT,
  FEED_PATH,
  POST_INDEX_PATH,
  ROUTES,
} from '../support/content';
import { NGINX_ROOT, SKIPPED } from '../support/nginx';

// What every host has to do with the site: nginx here, and with BASE_URL whatever serves it there.

test.skip(!NGINX_ROOT && !process.env['BASE_URL'], SKIPPED);

const SECURITY_HEADERS: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'self'; script-src 'self' 'sha256-.*frame-ancestors 'none'$/,
  'strict-transport-security': /^max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

const ALWAYS_ASKED_FOR = /^no-cache$|max-age=0/;

test('every route returns HTML that is not cached', async ({ request }) => {
  for (const route of ROUTES) {
    const response = await request.get(route);
    expect([route, response.status()]).toEqual([route, 200]);
    expect(response.headers()['content-type']).toMatch(
      /^text\/html; charset=utf-8$/i,
    );
    expect(response.headers()['cache-control']).toMatch(ALWAYS_ASKED_FOR);
    expect(await response.text()).toContain('</html>');
  }
});

test('unknown addresses have status 404', async ({ request }) => {
  for (const address of [
    '/nowhere',
    '/websites',
    '/websites/nothing-here',
    '/static/nothing.jpg',
    '/page-data/nowhere/page-data.json',
  ]) {
    const response = await request.get(address);
    expect([address, response.status()]).toEqual([address, 404]);
    expect(await response.text()).toContain('name="robots" content="noindex"');
  }
});

test('redirects old addresses to their pages', async ({ request }) => {
  const redirects = CONTENT.Redirect.flatMap(({ value }) => value);
  for (const { from, to } of redirects) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status()]).toEqual([from, 301]);
    expect(response.headers()['location']).toBe(to);
  }
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
    ...home.matchAll(/["\s](\/(?:static\/[^" ,]+|[\w~-]+-[0-9a-f]{20}\.js))/g),
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
