import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/checks';
import { CONTENT, HOME, only } from '../support/content';
import { expect, holdBack, openPage, test } from '../support/test';

const { chat, leads: LEADS, calls: CALLS } = only(CONTENT.Demos);
const WORDS = HOME.demo;
const [prompt = ''] = chat.prompts;
const { reply = '' } = chat.replies[0] ?? {};
const SCRIPT = /\/demos-\w+\.js$/;

const section = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { name: WORDS.title }) });
const button = (page: Page, name: string) =>
  section(page).getByRole('button', { name, exact: true });
const reveal = (page: Page) => section(page).locator('button[aria-expanded]');
const tab = (page: Page, name: string) =>
  section(page).getByRole('tab', { name });

async function openDemos(page: Page) {
  await openPage(page, '/');
  await page.clock.install();
  await reveal(page).click();
  await expect(button(page, WORDS.close)).toBeVisible();
}

test('the demos load on demand, open and close', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) requests.push(request.url());
  });
  await openPage(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await reveal(page).focus();
  await expect.poll(() => requests).toHaveLength(1);
  await expect(section(page).getByRole('tab')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(reveal(page)).toHaveAttribute('aria-expanded', 'true');
  await button(page, WORDS.close).press('Enter');
  await expect(section(page).getByRole('tab')).toHaveCount(0);
  await expect(reveal(page)).toBeFocused();
  await expect(reveal(page)).toHaveAttribute('aria-expanded', 'false');
});

test('demos that fail to load can be tried again', async ({
  page,
  pageErrors,
}) => {
  await openPage(page, '/');
  const fail = await holdBack(page, SCRIPT, (route) => route.abort());
  const status = section(page).getByRole('status').first();
  await expect(status).toBeAttached();
  await reveal(page).click();
  await expect(reveal(page)).toHaveText(WORDS.loading);
  await expect(reveal(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('[data-message=loading]')).toBeVisible();
  fail();
  await expect(status).toContainText(WORDS.failed);
  await expect(reveal(page)).toHaveAttribute('aria-busy', 'false');
  await page.unroute(SCRIPT);
  await button(page, 'Try again').click();
  await expect(button(page, WORDS.close)).toBeVisible();
  await expect(status).toBeEmpty();
  await expect(reveal(page)).toBeFocused();
  pageErrors.console.length = 0;
});

test('arriving at /#demo opens the chat', async ({ page }) => {
  await page.goto('/#demo');
  await expect(tab(page, chat.title)).toBeFocused();
  await expect(section(page).getByRole('log')).toBeVisible();
});

test('axe finds nothing while the demos run', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openDemos(page);
  const field = section(page).getByLabel('Your message');
  await field.fill(prompt);
  await field.press('Enter');
  await expect(section(page).getByText(/typing/)).toBeVisible();
  await expectNoViolations(page, '#demo');
  await page.clock.runFor(1500);
  const messages = section(page).getByRole('log').getByRole('listitem');
  await expect(messages).toHaveCount(3);
  await expect(messages.last()).toBeInViewport();

  await tab(page, LEADS.title).click();
  const generate = button(page, 'Generate Lead');
  await generate.click();
  await page.clock.runFor(2000);
  await generate.click();
  await expect(section(page).getByRole('progressbar')).toBeVisible();
  await expectNoViolations(page, '#demo');

  await tab(page, CALLS.title).click();
  const ring = button(page, 'Simulate Incoming Call');
  await ring.click();
  await page.clock.runFor(10_000);
  await ring.click();
  await page.clock.runFor(5000);
  await expectNoViolations(page, '#demo');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
  ).toBeLessThanOrEqual(390);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the demos can be read, and show no button', async ({ page }) => {
    await page.goto('/');
    await expect(section(page).getByRole('button')).toHaveCount(0);
    await page.locator('#demo summary').first().click();
    await expect(
      page.locator('#demo details li', { hasText: reply }).first(),
    ).toBeVisible();
    await expect(
      page.locator('#demo a', { hasText: WORDS.book.label }),
    ).toBeVisible();
  });
});
