import type { Browser, Page } from 'puppeteer-core';
import { launchFirefox, openInFirefox, watchedPage } from './firefox';
import type { Misdeeds } from './site';
import { expect, ORIGIN, ROUTES, test } from './site';

// The site's main paths in a second engine: stock Firefox, over WebDriver BiDi. The other specs are in Chromium.

test.skip(
  !process.env['FIREFOX_PATH'],
  'There is no Firefox here: install one, or name it in FIREFOX_PATH',
);
test.describe.configure({ mode: 'serial' });

let browser: Browser;
let page: Page;
let misdeeds: Misdeeds;

const open = (route: string, base = '') => openInFirefox(page, base + route);
const path = () => page.evaluate(() => location.pathname + location.hash);
const press = (selector: string) => page.locator(selector).click();

/** The text of the first element that a selector finds, or nothing. */
const textOf = (selector: string) =>
  page.evaluate(
    (wanted) => document.querySelector(wanted)?.textContent ?? '',
    selector,
  );
const count = (selector: string) =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
const attribute = (selector: string, name: string) =>
  page.evaluate(
    (wanted, of) => document.querySelector(wanted)?.getAttribute(of),
    selector,
    name,
  );

test.beforeAll(async () => {
  browser = await launchFirefox();
});

test.afterAll(async () => {
  await browser.close();
});

test.beforeEach(async ({ baseURL }) => {
  ({ page, misdeeds } = await watchedPage(browser, baseURL ?? ''));
});

test.afterEach(async () => {
  await page.browserContext().close();
});

for (const route of ROUTES)
  test(`Firefox: ${route} is a whole page that fits a phone`, async ({
    baseURL,
  }) => {
    await page.setViewport({ width: 320, height: 700 });
    await open(route, baseURL);
    expect(await count('h1')).toBe(1);
    expect(await count('main')).toBe(1);
    await expect
      .poll(() => attribute('link[rel=canonical]', 'href'))
      .toBe(ORIGIN + route);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(320);
    if (route === '/book-demo')
      await expect.poll(() => misdeeds.foreignRequests.length).toBe(2);
    else expect(misdeeds).toEqual({ console: [], foreignRequests: [] });
  });

test('Firefox: a visitor goes from page to page and back, within one document', async ({
  baseURL,
}) => {
  await open('/', baseURL);
  const title = await page.title();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await press('header a[href="/hub"]');
  await expect.poll(path).toBe('/hub');
  await expect.poll(() => page.title()).not.toBe(title);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.title()).toBe(title);
  await press('footer a[href="/about"]');
  await expect.poll(path).toBe('/about');
  // The address changes before the page does, which then starts at its top: until then a press could miss.
  await expect.poll(() => page.title()).not.toBe(title);
  await press('footer a[href="/#sales"]');
  await expect.poll(path).toBe('/#sales');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(misdeeds).toEqual({ console: [], foreignRequests: [] });
});

test('Firefox: the menus open, on a wide screen and on a phone', async ({
  baseURL,
}) => {
  await open('/', baseURL);
  await press('header summary::-p-text(Products)');
  await page.locator('header a[href="/crm"]').wait();
  await page.keyboard.press('Escape');
  await expect.poll(() => count('header details[open]')).toBe(0);

  await page.setViewport({ width: 360, height: 740 });
  await press('header summary::-p-text(Menu)');
  await press('header a[href="/hub"]');
  await expect.poll(path).toBe('/hub');
});

test('Firefox: an unknown path is the not-found screen', async ({
  baseURL,
}) => {
  await open('/nowhere', baseURL);
  expect(await textOf('h1')).toBe('Oops! Page not found');
  await expect
    .poll(() => misdeeds.console)
    .toContain('404: no page at /nowhere');
  await open('/websites/nothing', baseURL);
  await expect.poll(() => textOf('h1')).toBe('Template not found');
});

test('Firefox: the three demos run', async ({ baseURL }) => {
  await open('/', baseURL);
  await press('#demo > * button[aria-expanded], #demo button[aria-expanded]');
  await page.locator('#demo [role=log]').wait();
  await page.locator('#demo input, #demo textarea').fill('What does it cost?');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => textOf('#demo [role=log]'))
    .toContain('from $99/month');

  await press('#demo [role=tab]::-p-text(Lead Generation)');
  await press('#demo button::-p-text(Generate Lead)');
  await expect
    .poll(() => textOf('#demo [role=tabpanel]:not([hidden]) li'))
    .toMatch(/Score \d\d/);

  await press('#demo [role=tab]::-p-text(Smart Call AI)');
  await press('#demo button::-p-text(Simulate)');
  await expect.poll(() => count('#demo [role=log] li')).toBeGreaterThan(1);
  expect(misdeeds).toEqual({ console: [], foreignRequests: [] });
});

test('Firefox: forms say what is wrong, and that nothing was sent', async ({
  baseURL,
}) => {
  await open('/faq', baseURL);
  await page.locator('footer input[type=email]').fill('nobody');
  await press('footer form button');
  await expect
    .poll(() => attribute('footer input[type=email]', 'aria-invalid'))
    .toBe('true');
  await page.locator('footer input[type=email]').fill('ada@example.com');
  await press('footer form button');
  await expect
    .poll(() => textOf('footer form [role=status]'))
    .toContain('Nothing was sent');

  await open('/websites/restaurant-cafe', baseURL);
  await press('#reservations form button');
  await expect
    .poll(() => textOf('#reservations form > [role=status]'))
    .toContain('Please look again');
  expect(misdeeds).toEqual({ console: [], foreignRequests: [] });
});

test('Firefox: the blog can be searched, and questions open one at a time', async ({
  baseURL,
}) => {
  await open('/blog', baseURL);
  await page.locator('main input[type=search]').fill('strategy');
  await expect
    .poll(() => textOf('main [role=status]'))
    .toBe('Found 1 of 6 articles for "strategy"');

  await open('/faq', baseURL);
  await press('main details:nth-of-type(1) summary');
  await expect.poll(() => count('main details[open]')).toBe(1);
  await press('main details[open] summary');
  await expect.poll(() => count('main details[open]')).toBe(0);
  expect(misdeeds).toEqual({ console: [], foreignRequests: [] });
});

test('Firefox: the theme is chosen and remembered', async ({ baseURL }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await open('/', baseURL);
  const before = await background();
  await press('header button[aria-pressed]');
  await expect.poll(background).not.toBe(before);
  const chosen = await background();
  await open('/about', baseURL);
  expect(await background()).toBe(chosen);
});
