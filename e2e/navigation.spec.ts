import type { Page } from '@playwright/test';
import {
  arriveAt,
  expect,
  footerLink,
  headerLink,
  NAVIGATION,
  openPage,
  ORIGIN,
  SITE,
  test,
} from './site';

const { header: ITEMS, signIn, getStarted } = NAVIGATION;
const GROUPS = ITEMS.filter(({ dropdown }) => dropdown);
const [PRODUCTS = '', SERVICES = ''] = GROUPS.map(({ name }) => name);

test('title, canonical address and language follow a visitor from page to page', async ({
  page,
  misdeeds,
}) => {
  await openPage(page, '/');
  const homeTitle = await page.title();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await headerLink(page, '/hub').click();
  await expect(page).toHaveURL('/hub');
  await expect(page).not.toHaveTitle(homeTitle);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${ORIGIN}/hub`,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');

  await page.goBack();
  await expect(page).toHaveTitle(homeTitle);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${ORIGIN}/`,
  );
  // All of it happened without loading a document again.
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(misdeeds).toEqual({ console: [], foreignRequests: [] });
});

/** A menu of the header, which tells its state by `open`. */
const menu = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .locator('details')
    .filter({ has: page.getByText(name, { exact: true }) });
const press = (page: Page, name: string) =>
  page.getByRole('banner').getByText(name, { exact: true }).click();
const expectOpen = (page: Page, name: string) =>
  expect(menu(page, name)).toHaveAttribute('open');
const expectClosed = (page: Page, name: string) =>
  expect(menu(page, name)).not.toHaveAttribute('open');

for (const [when, open] of [
  ['once scripts run', openPage],
  [
    'where no script file arrives',
    async (page: Page, route: string) => {
      await page.route('**/*.js', (request) => request.abort());
      await page.goto(route);
    },
  ],
] as const)
  test.describe(when, () => {
    test('a group opens under the mouse, and closes on Escape and when the mouse leaves', async ({
      page,
    }) => {
      await open(page, '/');
      const products = menu(page, PRODUCTS);
      await products.hover();
      await expectOpen(page, PRODUCTS);
      await products.getByRole('link').last().hover();
      await expectOpen(page, PRODUCTS);
      await page.keyboard.press('Escape');
      await expectClosed(page, PRODUCTS);
      await press(page, PRODUCTS);
      await expectOpen(page, PRODUCTS);
      await press(page, PRODUCTS);

      await page.mouse.move(0, 600);
      await products.hover();
      await expectOpen(page, PRODUCTS);
      await page.mouse.move(0, 600);
      await expectClosed(page, PRODUCTS);
    });

    test('a pressed group stays open until a press on it, elsewhere or on another', async ({
      page,
    }) => {
      await open(page, '/');
      await press(page, PRODUCTS);
      await page.mouse.move(0, 600);
      await expectOpen(page, PRODUCTS);
      await press(page, PRODUCTS);
      await expectClosed(page, PRODUCTS);

      await press(page, PRODUCTS);
      await press(page, SERVICES);
      await expectOpen(page, SERVICES);
      await expectClosed(page, PRODUCTS);
      await page.locator('h1').click();
      await expectClosed(page, SERVICES);
    });

    test('a group closes when the focus leaves, and Escape gives its name the focus back', async ({
      page,
    }) => {
      await open(page, '/');
      const name = menu(page, SERVICES).locator('summary');
      await name.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expectOpen(page, SERVICES);
      await page.keyboard.press('Escape');
      await expectClosed(page, SERVICES);
      await expect(name).toBeFocused();

      await page.keyboard.press('Space');
      await expectOpen(page, SERVICES);
      await page.keyboard.press('Shift+Tab');
      await expectClosed(page, SERVICES);
    });

    test('all products and services can be reached', async ({ page }) => {
      await open(page, '/');
      for (const { name, dropdown = [] } of GROUPS) {
        await press(page, name);
        await expect(menu(page, name).getByRole('link')).toHaveText(
          dropdown.map((link) => link.name),
        );
        await page.mouse.move(0, 600);
      }
      await menu(page, SERVICES).getByRole('link').first().click();
      await expect(page.getByRole('banner').locator('[open]')).toHaveCount(0);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

      test('the menu opens, holds everything, and closes when any link is followed', async ({
        page,
      }) => {
        await open(page, '/hub');
        const header = page.getByRole('banner');
        const link = (name: string) =>
          header.getByRole('link', { name, exact: true });
        const [first] = ITEMS.filter(({ href }) => href);
        await expect(link(first?.name ?? '')).toBeHidden();
        await press(page, 'Menu');
        await expectOpen(page, 'Menu');
        for (const { name } of [first ?? signIn, signIn, getStarted])
          await expect(link(name)).toBeInViewport();

        // The link to the page that is open already closes it too.
        await headerLink(page, '/hub').click();
        await expectClosed(page, 'Menu');
        await expect(page).toHaveURL('/hub');

        await press(page, 'Menu');
        await press(page, PRODUCTS);
        const [{ href } = signIn] = GROUPS[0]?.dropdown ?? [];
        await headerLink(page, href).click();
        await arriveAt(page, href);
        await expectClosed(page, 'Menu');
      });

      test('one tap goes from one open group of the menu to the next', async ({
        page,
      }) => {
        await open(page, '/');
        const header = page.getByRole('banner');
        for (const name of ['Menu', PRODUCTS, SERVICES])
          await header.getByText(name, { exact: true }).tap();
        await expectOpen(page, SERVICES);
        await expectClosed(page, PRODUCTS);
      });

      test('Back closes the menu', async ({ page }) => {
        await open(page, '/hub');
        await page.evaluate(() => history.pushState({}, '', '#main'));
        await press(page, 'Menu');
        await page.goBack();
        await expectClosed(page, 'Menu');
      });
    });
  });

for (const width of [360, 1440])
  test(`at ${width} px the Tab key goes through the header as the eye does`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/hub');
    const lefts = await page
      .getByRole('banner')
      .locator('a, summary, button')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility())
          .map((control) => control.getBoundingClientRect().left),
      );
    expect(lefts.length).toBeGreaterThan(2);
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  });

test('at 400% the header is one row that scrolls away with the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/hub');
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBeLessThan(64);
  await page.mouse.wheel(0, 200);
  await expect(header).not.toBeInViewport();
});

test('footer places are on the page at home, and lead home from elsewhere', async ({
  page,
}) => {
  await openPage(page, '/');
  const places = page.getByRole('contentinfo').locator('a[href^="#"]');
  await expect(places).toHaveCount(
    NAVIGATION.footer.groups
      .flatMap(({ links }) => links)
      .filter(({ href }) => href.startsWith('/#')).length,
  );

  await openPage(page, '/about');
  await footerLink(page, '/#sales').click();
  await expect(page).toHaveURL('/#sales');
  await expect(page.locator('#sales')).toBeInViewport();
});

test('the booking script is there on /book-demo alone', async ({ page }) => {
  const { bookingCalendar, bookingScript } = SITE.embeds;
  const script = page.locator(`script[src="${bookingScript}"]`);
  for (const address of [bookingCalendar, bookingScript])
    await page.route(`${address}*`, (route) => route.fulfill({ body: '' }));
  await openPage(page, '/book-demo');
  const frame = page.getByRole('main').locator('iframe');
  await expect(frame).toBeVisible();
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(600);
  await expect(script).toHaveCount(1);

  await headerLink(page, '/blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(script).toHaveCount(0);
});
