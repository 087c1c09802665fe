import type { Page, Route } from '@playwright/test';
import { CONTENT, HOME, only } from '../support/content';
import {
  expect,
  footerLink,
  headerLink,
  openPage,
  test,
} from '../support/test';

// A deploy in between, or a poor network. Demos and the booking calendar have their own specs.

test.use({ expectsErrors: true });

/** What may become of a request: it breaks off, never ends, or its host answers something else. */
const FAILURES = {
  blocked: (route: Route) => route.abort(),
  silent: () => undefined,
  nonsense: (route: Route) => route.fulfill({ body: ')}]{ \u0000' }),
  html: (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hi' }),
  missing: (route: Route) => route.fulfill({ status: 404, body: '' }),
  broken: (route: Route) => route.fulfill({ status: 500, body: '' }),
  // Data of a newer deploy.
  newer: async (route: Route) => {
    const data = (await (await route.fetch()).json()) as object;
    const componentChunkName = 'component---src-pages-new-tsx';
    return route.fulfill({ json: { ...data, componentChunkName } });
  },
};

const PAGE_DATA = '**/page-data/hub/page-data.json';
const CODE = /\/component---src-pages-hub-tsx-\w+\.js$/;
const HUB_HEADING = only(CONTENT.HubPage).hero.title;

/** Opens /about and marks the document, so that a full load can be told from a step within the site. */
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
  ['data are gone', PAGE_DATA, 'missing'],
  ['data are a web page', PAGE_DATA, 'html'],
  ['data break off', PAGE_DATA, 'blocked'],
  ['data are a fault of the server', PAGE_DATA, 'broken'],
  ['data do not come at all', PAGE_DATA, 'silent'],
  ['data come from a newer deploy', PAGE_DATA, 'newer'],
  ['code is gone', CODE, 'missing'],
  ['code is nonsense', CODE, 'nonsense'],
  ['code breaks off', CODE, 'blocked'],
  ['site’s own data are gone', '**/page-data/app-data.json', 'missing'],
] as const)
  test(`a page whose ${what} is loaded in full`, async ({ page }) => {
    await openAbout(page);
    await page.route(requests, FAILURES[failure]);
    await headerLink(page, '/hub').click();
    await page.waitForURL('/hub', { waitUntil: 'commit', timeout: 20_000 });
    await expectFullLoad(page, '/hub', HUB_HEADING);
  });

test('a full load ends at the place that the link names', async ({ page }) => {
  await openAbout(page);
  await page.route('**/page-data/index/page-data.json', FAILURES.blocked);
  await footerLink(page, '/#sales').click();
  await expectFullLoad(page, '/#sales', HOME.hero.title);
  await expect(page.locator('#sales')).toBeInViewport();
});

test('Back to a page that is gone loads it in full', async ({ page }) => {
  await openAbout(page);
  await page.evaluate(() => history.pushState({}, '', '/faq'));
  await page.evaluate(() => history.pushState({}, '', '/about'));
  await page.route('**/page-data/faq/page-data.json', FAILURES.missing);
  await page.goBack();
  await expectFullLoad(page, '/faq', only(CONTENT.FaqPage).hero.title);
});

test('a host with faults is not asked without end', async ({ page }) => {
  let requests = 0;
  await page.route('**/page-data/**', (route) => {
    requests += 1;
    return FAILURES.broken(route);
  });
  await page.goto('/blog');
  await page.getByPlaceholder('Search articles...').fill('a');
  await expect(
    page.getByText('Part of this page could not be loaded'),
  ).toBeVisible();
  const asked = requests;
  await page.waitForTimeout(2_000);
  expect(requests).toBe(asked);
  expect(requests).toBeLessThan(10);
});
