import type { Page } from '@playwright/test';
import { CONTENT, topLevelPath } from '../support/content';
import { expect, openPage, test } from '../support/test';

const DOCUMENT = CONTENT.LegalDocument[0]?.value;
const ROUTE = topLevelPath(DOCUMENT?.slug ?? '');

const last = (page: Page) => page.locator('main details').last();
const words = (page: Page) => last(page).locator('p, li').first();

test('on a phone a press or a link opens a section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await openPage(page, ROUTE);
  await expect(words(page)).toBeHidden();
  await last(page).locator('summary').click();
  await expect(words(page)).toBeVisible();

  const anchor = await last(page).locator('> [id]').getAttribute('id');
  await page.goto(`${ROUTE}?again#${anchor}`);
  await expect(words(page)).toBeVisible();
  await expect(last(page).locator('h2')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('wide screens and print show the whole text', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(words(page)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'On this page' })
      .locator('a:visible')
      .last()
      .click();
    await expect(last(page).locator('h2')).toBeInViewport();

    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto(ROUTE);
    await expect(words(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(words(page)).toBeVisible();
  });
});
