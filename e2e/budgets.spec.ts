import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { scrollThrough } from './layout-shifts';
import {
  ROUTES,
  expect,
  openPage,
  standInForOtherHosts,
  takenOver,
  test,
  waitForVisitor,
} from './site';

/** What a visitor on a phone may have to fetch, in bytes as nginx sends them: Brotli where there is a `.br` file. */
const FIRST_VIEW = 70_000;
const HTML = 30_000;
const SCRIPTS = 105_000;
/** The small website of a template's page: a demo, whose code is fetched when it comes near. */
const PREVIEW = 16_000;
const ELEMENTS = 1_500;

/** Code that is fetched when a visitor asks for it or comes near it, which is measured where it belongs. */
const ON_DEMAND =
  /\/(?:demos|template-preview|panels|icons|gallery-art|story-art)-[0-9a-f]+\.js$/;

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

for (const route of ROUTES)
  test(`${route} keeps to its budget`, async ({ page, baseURL }) => {
    const fetched = watchRequests(page, baseURL ?? '');
    await standInForOtherHosts(page, baseURL);
    // So that the first view can be weighed alone.
    await waitForVisitor(page);
    await page.goto(route, { waitUntil: 'networkidle' });

    const firstView = [...fetched];
    expect(firstView.filter(({ type }) => type === 'script')).toEqual([]);
    expect(
      weigh(firstView.filter(({ type }) => type === 'document')),
    ).toBeLessThanOrEqual(HTML);
    expect(weigh(firstView)).toBeLessThanOrEqual(FIRST_VIEW);
    expect(await renderBlockers(page)).toEqual([]);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(ELEMENTS);

    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    const scripts = fetched.filter(
      ({ type, file }) => type === 'script' && !ON_DEMAND.test(file),
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(weigh(scripts)).toBeLessThanOrEqual(SCRIPTS);
  });

for (const route of ROUTES.filter((each) => each.startsWith('/websites/')))
  test(`${route} keeps to its budget with its preview, on a large screen`, async ({
    page,
    baseURL,
  }) => {
    const fetched = watchRequests(page, baseURL ?? '');
    await page.setViewportSize({ width: 1440, height: 1200 });
    await openPage(page, route);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    const scripts = fetched.filter(({ type }) => type === 'script');
    expect(scripts.some(({ file }) => ON_DEMAND.test(file))).toBe(true);
    expect(weigh(scripts)).toBeLessThanOrEqual(SCRIPTS + PREVIEW);
  });

test('a press that comes before the scripts is not lost', async ({ page }) => {
  await page.route('**/app-*.js', async (route) => {
    await page.waitForFunction(() => 'pressed' in window);
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const before = await page.evaluate(
    () => getComputedStyle(document.body).backgroundColor,
  );
  await page.getByRole('button', { name: /theme/i }).first().click();
  await page.evaluate(() => Object.assign(window, { pressed: true }));
  await expect
    .poll(() =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    )
    .not.toBe(before);
});

test('a search that is typed before the scripts is not lost', async ({
  page,
}) => {
  await page.route('**/app-*.js', async (route) => {
    await page.waitForFunction(() => 'typed' in window);
    await route.continue();
  });
  await page.goto('/blog', { waitUntil: 'commit' });
  await page.getByPlaceholder('Search articles...').fill('website');
  await page.evaluate(() => Object.assign(window, { typed: true }));
  await expect(page).toHaveURL(/website/);
  await expect(page.getByPlaceholder('Search articles...')).toHaveValue(
    'website',
  );
});

test('the browser prefetches pages until Gatsby does', async ({ page }) => {
  const rules = page.locator('script[type=speculationrules]');
  await page.route('**/app-*.js', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'load' });
  await expect(rules).toHaveCount(1);
  await page.unroute('**/app-*.js');
  await openPage(page, '/about');
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
