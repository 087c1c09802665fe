import fs from 'node:fs';
import { FEED_PATH, POST_INDEX_PATH } from '../../src/content/routes';
import { NGINX_ROOT, ROUTES, SKIPPED, expect, test } from './site';

// What every host has to do with the site. `npm run smoke` runs it against a deployed one.

test.skip(NGINX_ROOT === '' && !process.env['BASE_URL'], SKIPPED);

const SECURITY_HEADERS: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'self'; script-src 'self' 'sha256-.*frame-ancestors 'none'$/,
  'strict-transport-security': /^max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

const topScripts = () =>
  fs.readdirSync('public').filter((name) => /-\w{20}\.js$/.test(name));

test('every route is a page, to be asked for again each time', async ({
  request,
}) => {
  for (const route of ROUTES) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect([route, response.status()]).toEqual([route, 200]);
    expect(response.headers()['content-type']).toMatch(/^text\/html/);
    expect(response.headers()['cache-control']).toMatch(/no-cache|max-age=0/);
    expect(await response.text()).toContain('</html>');
  }
});

for (const address of [
  '/nowhere',
  '/websites',
  '/websites/nothing-here',
  '/static/nothing.jpg',
  '/page-data/nowhere/page-data.json',
])
  test(`${address} is the not-found screen, with status 404`, async ({
    request,
  }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  });

test('every answer carries each security header once', async ({ request }) => {
  for (const address of ['/', '/faq', '/nowhere', `/${topScripts()[0]}`]) {
    const response = await request.get(address, { maxRedirects: 0 });
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      const values = response
        .headersArray()
        .filter((header) => header.name.toLowerCase() === name);
      expect([address, name, values.length]).toEqual([address, name, 1]);
      expect(values[0]?.value).toMatch(value);
    }
    // Of scripts a policy that allows what stands inline would allow everything.
    expect(response.headers()['content-security-policy']).not.toMatch(
      /script-src[^;]*'unsafe-/,
    );
  }
});

test('files whose names change with their content are kept for ever, others are not', async ({
  request,
}) => {
  const caching = async (address: string) =>
    (await request.get(address)).headers()['cache-control'];
  const home = await (await request.get('/')).text();
  const hashed = [
    ...topScripts().map((name) => `/${name}`),
    ...Array.from(
      home.matchAll(/"(\/static\/[^" ,]+)/g),
      ([, address = '']) => address,
    ),
  ];
  expect(hashed.length).toBeGreaterThan(5);
  for (const address of hashed)
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
    expect(await caching(address)).toMatch(/no-cache|max-age=0/);
});
