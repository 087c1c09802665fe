import type { Page } from '@playwright/test';
import { NAVIGATION, ORIGIN, ROUTES } from '../support/content';
import {
  expect,
  headerLink,
  openPage,
  test,
  waitForPage,
} from '../support/test';

const { header: ITEMS, signIn, getStarted } = NAVIGATION;
const GROUPS = ITEMS.filter(({ dropdown }) => dropdown);
const [PRODUCTS = '', SERVICES = ''] = GROUPS.map(({ name }) => name);
/** A page of each of the two groups. */
const [PRODUCT = '', SERVICE = ''] = GROUPS.map(
  ({ dropdown }) =>
    dropdown?.find(({ href }) => ROUTES.includes(href))?.href ?? '',
);

test('metadata are updated on navigation', async ({ page }) => {
  await openPage(page, '/hub');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await headerLink(page, '/').click();
  await waitForPage(page, '/');
  for (const selector of [
    'title',
    'meta[name=description]',
    `link[rel=canonical][href="${ORIGIN}/"]`,
    'link[type="application/rss+xml"]',
    'html[lang=en-GB]',
  ])
    await expect(page.locator(selector)).toHaveCount(1);
  await page.goBack();
  await waitForPage(page, '/hub');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

/** A menu of the header; its `open` attribute is its state. */
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
const leave = (page: Page) => page.mouse.move(0, 600);

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
    test.use({ expectsErrors: open !== openPage });
    test.skip(!PRODUCT || !SERVICE, 'The header has no two groups of pages');

    test('a group opens on hover and closes on Escape or on leaving', async ({
      page,
    }) => {
      await open(page, '/');
      const products = menu(page, PRODUCTS);
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => leave(page),
      ]) {
        await leave(page);
        await products.hover();
        await products.getByRole('link').last().hover();
        await expectOpen(page, PRODUCTS);
        await close();
        await expectClosed(page, PRODUCTS);
      }
    });

    test('a pressed group stays open until the next press', async ({
      page,
    }) => {
      await open(page, '/');
      await press(page, PRODUCTS);
      await leave(page);
      await expectOpen(page, PRODUCTS);
      await press(page, PRODUCTS);
      await expectClosed(page, PRODUCTS);
      for (const { name, dropdown = [] } of GROUPS) {
        await press(page, name);
        await leave(page);
        await expect(menu(page, name).getByRole('link')).toHaveText(
          dropdown.map((link) => link.name),
        );
        await expect(page.getByRole('banner').locator('[open]')).toHaveCount(1);
      }
      await page.locator('h1').click();
      await expectClosed(page, SERVICES);
      await press(page, SERVICES);
      await menu(page, SERVICES).getByRole('link').first().click();
      await expect(page.getByRole('banner').locator('[open]')).toHaveCount(0);
    });

    test('a group closes when the focus leaves it', async ({ page }) => {
      await open(page, '/');
      const name = menu(page, SERVICES).locator('summary');
      await name.press('Enter');
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

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

      test('the menu opens, navigates and closes', async ({ page }) => {
        await open(page, PRODUCT);
        const link = (name: string) =>
          page.getByRole('banner').getByRole('link', { name, exact: true });
        await expect(link(signIn.name)).toBeHidden();
        await press(page, 'Menu');
        await expectOpen(page, 'Menu');
        for (const { name } of [signIn, getStarted])
          await expect(link(name)).toBeInViewport();
        for (const name of [PRODUCTS, SERVICES])
          await page.getByRole('banner').getByText(name, { exact: true }).tap();
        await expectOpen(page, SERVICES);
        await expectClosed(page, PRODUCTS);

        // A link to the current page also closes the menu.
        await press(page, PRODUCTS);
        await headerLink(page, PRODUCT).click();
        await expectClosed(page, 'Menu');
        await page.evaluate(() => history.pushState({}, '', '#main'));
        await press(page, 'Menu');
        await page.goBack();
        await expectClosed(page, 'Menu');

        await press(page, 'Menu');
        await press(page, SERVICES);
        await headerLink(page, SERVICE).click();
        await waitForPage(page, SERVICE);
        await expectClosed(page, 'Menu');
      });
    });
  });

for (const width of [360, 1440])
  test(`tab order follows the visual order, ${width} px`, async ({ page }) => {
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

test('at 400 % the header is one row and scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/hub');
  const header = page.getByRole('banner');
  const { height = 0 } = (await header.boundingBox()) ?? {};
  expect(height, 'less than a quarter of the window').toBeLessThan(256 / 4);
  await page.mouse.wheel(0, 200);
  await expect(header).not.toBeInViewport();
});
