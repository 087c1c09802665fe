import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROUTES, expect, hydrate, standInForOtherHosts, test } from './site';

/**
 * What a visitor on a phone may have to fetch, in bytes as nginx sends them: Brotli where there is a `.br` file. Without
 * pictures, which are the editors’: see pictures.spec.ts.
 */
const BEFORE_A_TOUCH = 100_000;
const HOME_BEFORE_A_TOUCH = 45_000;
const HTML = 30_000;
const SCRIPTS = 130_000;

/** What needs scripts at once, wherever it is visited. */
const STARTS_BY_ITSELF = ['/book-demo'];

test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625 });

for (const route of ROUTES)
  test(`${route} keeps to its budget`, async ({ page, baseURL }) => {
    const fetched = watchRequests(page, baseURL ?? '');
    await standInForOtherHosts(page, baseURL);
    await page.goto(route, { waitUntil: 'networkidle' });

    const before = fetched.filter(({ type }) => type !== 'image');
    if (!STARTS_BY_ITSELF.includes(route)) {
      expect(before.filter(({ type }) => type === 'script')).toEqual([]);
      expect(weigh(before)).toBeLessThanOrEqual(
        route === '/' ? HOME_BEFORE_A_TOUCH : BEFORE_A_TOUCH,
      );
      expect(await renderBlockers(page)).toEqual([]);
    }
    expect(
      weigh(before.filter(({ type }) => type === 'document')),
    ).toBeLessThanOrEqual(HTML);

    await hydrate(page);
    await page.waitForLoadState('networkidle');
    const scripts = fetched.filter(({ type }) => type === 'script');
    expect(scripts.length).toBeGreaterThan(2);
    expect(weigh(scripts)).toBeLessThanOrEqual(SCRIPTS);
  });

test('the browser prefetches pages until Gatsby does', async ({ page }) => {
  const rules = page.locator('script[type=speculationrules]');
  await page.goto('/about');
  await expect(rules).toHaveCount(1);
  await hydrate(page);
  await expect(rules).toHaveCount(0);
});

interface Fetched {
  type: string;
  file: string;
}

function watchRequests(page: Page, origin: string): Fetched[] {
  const fetched: Fetched[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(origin))
      fetched.push({
        type: response.request().resourceType(),
        file: new URL(response.url()).pathname,
      });
  });
  return fetched;
}

/** The bytes of what was fetched, each file once. */
function weigh(fetched: Fetched[]): number {
  return [...new Set(fetched.map(({ file }) => file))]
    .map((file) => sizeOf(decodeURI(file)))
    .reduce((sum, size) => sum + size, 0);
}

function sizeOf(pathname: string): number {
  const folder = path.resolve('public');
  const file = [pathname, `${pathname}/index.html`, `${pathname}.html`]
    .map((name) => path.join(folder, name))
    .find((name) => fs.existsSync(name) && fs.statSync(name).isFile());
  if (!file) throw new Error(`There is no file for ${pathname}`);
  const brotli = `${file}.br`;
  return fs.statSync(fs.existsSync(brotli) ? brotli : file).size;
}

/** Style sheets and scripts in the page that keep a browser from painting it. */
function renderBlockers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'link[rel=stylesheet], script[src]:not([async], [defer], [type=module])',
      ),
    ].map((element) => element.outerHTML),
  );
}
