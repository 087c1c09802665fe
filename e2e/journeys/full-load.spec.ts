import type { Page, Route } from '@playwright/test';
import { CONTENT, FOOTER_ANCHOR, HOME, only } from '../support/content';
import { failures } from '../support/failures';
import {
  expect,
  footerLink,
  headerLink,
  openPage,
  test,
} from '../support/test';

// When a link or Back can't show its page within the document, the browser loads it in full: src/loader/full-load.ts. A
// host that always fails is not asked for ever: src/loader/server-errors.ts.

test.use({ expectsErrors: true });

/** Answers with data of a newer deploy. */
async function answerNewer(route: Route) {
  const data = (await (await route.fetch()).json()) as object;
  const componentChunkName = 'component---src-pages-new-tsx';
  return route.fulfill({ json: { ...data, componentChunkName } });
}

const PAGE_DATA = '**/page-data/index/page-data.json';

/** Opens /about and marks the document, to tell a full page load from navigation within the site. */
async function openAbout(page: Page) {
  await openPage(page, '/about');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

async function expectFullLoad(page: Page, address: string, heading: string) {
  await expect(page).toHaveURL(address);
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
}

for (const [what, requests, failure] of [
  ['page data are of a newer deploy', PAGE_DATA, answerNewer],
  ['app-data.json is missing', '**/page-data/app-data.json', failures[404]],
] as const)
  test(`falls back to a full page load when ${what}`, async ({ page }) => {
    await openAbout(page);
    await page.route(requests, failure);
    await headerLink(page, '/').click();
    await page.waitForURL('/', { waitUntil: 'commit', timeout: 20_000 });
    await expectFullLoad(page, '/', HOME.hero.title);
  });

test('a full page load keeps the hash of the link', async ({ page }) => {
  test.skip(!FOOTER_ANCHOR, 'The footer links to no anchor on the home page');
  const { href } = FOOTER_ANCHOR ?? { href: '' };
  await openAbout(page);
  await page.route(PAGE_DATA, failures.reset);
  await footerLink(page, href).click();
  await expectFullLoad(page, href, HOME.hero.title);
  await expect(page.locator(href.slice(1))).toBeInViewport();
});

test('Back falls back to a full page load, too', async ({ page }) => {
  await openAbout(page);
  await page.evaluate(() => history.pushState({}, '', '/faq'));
  await page.evaluate(() => history.pushState({}, '', '/about'));
  await page.route('**/page-data/faq/page-data.json', failures[404]);
  await page.goBack();
  await expectFullLoad(page, '/faq', only(CONTENT.FaqPage).hero.title);
});

test('requests to a failing host stop', async ({ page }) => {
  let requests = 0;
  await page.route('**/page-data/**', (route) => {
    requests += 1;
    return failures[500](route);
  });
  await page.goto('/blog');
  await page.getByPlaceholder('Search articles...').fill('a');
  await expect(page.getByText('Part of this page hasn’t loaded')).toBeVisible();
  const asked = requests;
  await page.waitForTimeout(2_000);
  expect(requests).toBe(asked);
  expect(requests).toBeLessThan(10);
});
