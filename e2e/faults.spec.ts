import type { Page, Route } from '@playwright/test';
import { only } from '../src/content/example-data.fixture';
import { templatePath } from '../src/content/routes';
import {
  CONTENT,
  HOME,
  SITE,
  expect,
  footerLink,
  headerLink,
  openPage,
  test,
} from './site';

const NONSENSE = ')}]{ <<not/a/page>> \u0000';

/** What may become of a request: the host is blocked, never answers, answers nonsense, or has no such file any more. */
const FATES = {
  blocked: (route: Route) => route.abort(),
  silent: () => undefined,
  nonsense: (route: Route) => route.fulfill({ body: NONSENSE }),
  html: (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hi' }),
  missing: (route: Route) => route.fulfill({ status: 404, body: '' }),
  broken: (route: Route) => route.fulfill({ status: 500, body: '' }),
};
type Fate = keyof typeof FATES;

/** Lets this happen to all requests to other hosts. */
const foreignHosts = (page: Page, fate: Fate) =>
  page.route((url) => url.hostname !== '127.0.0.1', FATES[fate]);

/** Marks the document, so that a full load can be told from a step within the site. */
const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isSameDocument: true }));

async function expectFullLoad(page: Page, address: string, heading: string) {
  await expect(page).toHaveURL(address);
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
}

const hubLink = (page: Page) => headerLink(page, '/hub');
const HUB_HEADING = only(CONTENT.HubPage).hero.title;
const FAQ_HEADING = only(CONTENT.FaqPage).hero.title;
const { calendar: CALENDAR } = only(CONTENT.BookDemoPage);

test.describe('other hosts', () => {
  for (const fate of ['blocked', 'silent', 'nonsense', 'broken'] as const) {
    test(`${fate}: the booking page is complete and says how to book all the same`, async ({
      page,
    }) => {
      await foreignHosts(page, fate);
      await openPage(page, '/book-demo', { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByTitle(CALENDAR.frameTitle)).toBeVisible();
      await expect(main.getByText(CALENDAR.fallback)).toBeVisible();
      await expect(
        main.getByRole('link', { name: CALENDAR.linkLabel }),
      ).toBeVisible();
      await expect(
        main.locator(`a[href="mailto:${SITE.contact.email}"]`).first(),
      ).toBeVisible();
      if (fate === 'blocked' || fate === 'broken')
        await expect(main.getByRole('status')).toContainText(CALENDAR.blocked);
      if (fate === 'silent')
        await expect(main.getByRole('status')).toContainText(CALENDAR.slow, {
          timeout: 20_000,
        });
      // Nothing of it keeps the visitor from going on.
      await hubLink(page).click();
      await expect(page).toHaveURL('/hub');
    });

    for (const [route, { fallback }] of [
      ['/', HOME.hero.video],
      ['/demo', only(CONTENT.DemoPage).video],
    ] as const)
      test(`${fate}: ${route} offers another way to its video when it does not play`, async ({
        page,
      }) => {
        const asked: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith('http://127.0.0.1'))
            asked.push(request.url());
        });
        await foreignHosts(page, fate);
        await openPage(page, route);
        const frame = page.getByRole('main').locator('iframe');
        await frame.scrollIntoViewIfNeeded();
        const play = frame.contentFrame().getByRole('link');
        await expect(play).toBeVisible();
        expect(asked).toEqual([]);

        await play.click({ noWaitAfter: true });
        await expect.poll(() => asked).toHaveLength(1);
        await expect(page.getByRole('link', { name: fallback })).toBeVisible();
        await hubLink(page).click();
        await expect(page).toHaveURL('/hub');
      });
  }
});

test.describe('a deploy in between, or a poor network', () => {
  const PAGE_DATA = '**/page-data/hub/page-data.json';
  const CODE = /\/component---src-pages-hub-tsx-\w+\.js$/;

  for (const [what, requests, fate] of [
    ['data are gone', PAGE_DATA, 'missing'],
    ['data are a web page', PAGE_DATA, 'html'],
    ['data break off', PAGE_DATA, 'blocked'],
    ['data are a fault of the server', PAGE_DATA, 'broken'],
    ['code is gone', CODE, 'missing'],
    ['code is a web page', CODE, 'html'],
    ['code is nonsense', CODE, 'nonsense'],
    ['code breaks off', CODE, 'blocked'],
    ['site’s own data are gone', '**/page-data/app-data.json', 'missing'],
  ] as const)
    test(`a page whose ${what} is loaded in full`, async ({ page }) => {
      await openPage(page, '/about');
      await markDocument(page);
      await page.route(requests, FATES[fate]);
      await hubLink(page).click();
      await expectFullLoad(page, '/hub', HUB_HEADING);
    });

  test('a host that answers all page data with a fault is not asked without end', async ({
    page,
  }) => {
    let requests = 0;
    await page.route('**/page-data/**', (route) => {
      requests += 1;
      return route.fulfill({ status: 500, body: '' });
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

  test('a page whose data come from a newer deploy is loaded in full', async ({
    page,
  }) => {
    await openPage(page, '/about');
    await markDocument(page);
    const response = await page.request.get('/page-data/hub/page-data.json');
    const data = (await response.json()) as object;
    await page.route(PAGE_DATA, (route) =>
      route.fulfill({
        json: { ...data, componentChunkName: 'component---src-pages-new-tsx' },
      }),
    );
    await hubLink(page).click();
    await expectFullLoad(page, '/hub', HUB_HEADING);
  });

  test('a page whose data do not come at all is loaded in full', async ({
    page,
  }) => {
    await openPage(page, '/about');
    await markDocument(page);
    await page.route(PAGE_DATA, FATES.silent);
    await hubLink(page).click();
    await page.waitForURL('/hub', { waitUntil: 'commit', timeout: 20_000 });
    await expectFullLoad(page, '/hub', HUB_HEADING);
  });

  test('a full load ends at the place that the link names', async ({
    page,
  }) => {
    await openPage(page, '/about');
    await markDocument(page);
    await page.route('**/page-data/index/page-data.json', FATES.blocked);
    await footerLink(page, '/#sales').click();
    await expectFullLoad(page, '/#sales', HOME.hero.title);
    await expect(page.locator('#sales')).toBeInViewport();
  });

  test('Back to a page that is gone loads it in full', async ({ page }) => {
    await openPage(page, '/hub');
    await openPage(page, '/about');
    await page.evaluate(() => history.pushState({}, '', '/faq'));
    await page.evaluate(() => history.pushState({}, '', '/about'));
    await markDocument(page);
    await page.route('**/page-data/faq/page-data.json', FATES.missing);
    await page.goBack();
    await expectFullLoad(page, '/faq', FAQ_HEADING);
  });

  test('a page opens, and can be read and left, when no script is to be had', async ({
    page,
  }) => {
    await page.route('**/*.js', FATES.missing);
    await page.goto('/');
    await expect(page.locator('h1')).toHaveText(HOME.hero.title);
    await hubLink(page).click();
    await expect(page).toHaveURL('/hub');
    await expect(page.locator('h1')).toBeVisible();
  });

  test('a template whose preview is gone says so, and loads again', async ({
    page,
  }) => {
    await openPage(page, '/website-design');
    await page.route(/\/template-preview-\w+\.js$/, FATES.missing);
    const [shown = ''] = only(CONTENT.WebsiteDesignPage).portfolio.templates;
    await page
      .locator(`a[href="${templatePath(shown)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(templatePath(shown));
    const overview = page.locator('#overview');
    await overview.scrollIntoViewIfNeeded();
    const message = overview.getByText('The preview could not be loaded.');
    await expect(message).toBeVisible();
    await overview.getByRole('button', { name: 'Load the page again' }).click();
    // The HTML holds the preview’s first page.
    await expect(message).toHaveCount(0);
    await expect(
      overview.getByRole('heading', { level: 3 }).first(),
    ).toBeVisible();
  });
});
