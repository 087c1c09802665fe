import http from 'node:http';
import type { Page, Route } from '@playwright/test';
import { withServer } from '../../tools/lib/local-server';
import { CONTENT, FOOTER_PLACE, HOME, only } from '../support/content';
import { FAILURES } from '../support/failures';
import { layoutShifts, watchLayoutShifts } from '../support/layout-shifts';
import {
  expect,
  footerLink,
  headerLink,
  openPage,
  test,
} from '../support/test';

// Faults of a deploy or a network that robustness.spec.ts doesn't cover. Demos and the booking calendar have their own
// specs.

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
  ['app-data.json is missing', '**/page-data/app-data.json', FAILURES[404]],
] as const)
  test(`falls back to a full page load when ${what}`, async ({ page }) => {
    await openAbout(page);
    await page.route(requests, failure);
    await headerLink(page, '/').click();
    await page.waitForURL('/', { waitUntil: 'commit', timeout: 20_000 });
    await expectFullLoad(page, '/', HOME.hero.title);
  });

test('a full page load keeps the hash of the link', async ({ page }) => {
  test.skip(!FOOTER_PLACE, 'The footer links to no place on the home page');
  const { href } = FOOTER_PLACE ?? { href: '' };
  await openAbout(page);
  await page.route(PAGE_DATA, FAILURES.reset);
  await footerLink(page, href).click();
  await expectFullLoad(page, href, HOME.hero.title);
  await expect(page.locator(href.slice(1))).toBeInViewport();
});

test('Back falls back to a full page load, too', async ({ page }) => {
  await openAbout(page);
  await page.evaluate(() => history.pushState({}, '', '/faq'));
  await page.evaluate(() => history.pushState({}, '', '/about'));
  await page.route('**/page-data/faq/page-data.json', FAILURES[404]);
  await page.goBack();
  await expectFullLoad(page, '/faq', only(CONTENT.FaqPage).hero.title);
});

test('requests to a failing host stop', async ({ page }) => {
  let requests = 0;
  await page.route('**/page-data/**', (route) => {
    requests += 1;
    return FAILURES[500](route);
  });
  await page.goto('/blog');
  await page.getByPlaceholder('Search articles...').fill('a');
  await expect(
    page.getByText('We couldn’t load part of this page'),
  ).toBeVisible();
  const asked = requests;
  await page.waitForTimeout(2_000);
  expect(requests).toBe(asked);
  expect(requests).toBeLessThan(10);
});

for (const [part, lastWords] of [
  ['header', '</summary>'],
  ['hero', '</h1>'],
] as const)
  test(`a ${part} that arrives in two chunks causes no layout shift`, async ({
    page,
  }) => {
    const html = await (await page.request.get('/')).text();
    const cut = html.indexOf(lastWords) - 2;
    const server = http.createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.write(html.slice(0, cut));
      setTimeout(() => response.end(html.slice(cut)), 1_000);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await watchLayoutShifts(page);
    await withServer(server, async (origin) => {
      await page.goto(origin);
      expect(await layoutShifts(page)).toEqual([]);
    });
  });
