import { LONGEST_ARTICLE, articlePath } from '../support/content';
import { expect, openPage, test } from '../support/test';

const ARTICLE = articlePath(LONGEST_ARTICLE?.slug ?? '');

test('the dark theme prints on white paper', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, '/privacy-policy');
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const onScreen = await paper();
  await page.emulateMedia({ media: 'print' });
  expect(onScreen).toBe('rgb(11, 14, 16)');
  expect(await paper()).toBe('rgb(251, 250, 245)');
});

test('controls are not printed, answers are', async ({ page, pageErrors }) => {
  await page.emulateMedia({ media: 'print' });
  for (const route of ['/', '/book-demo', ARTICLE, '/faq']) {
    await openPage(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const useless = page.locator(
      'header:has(nav), footer:has(nav), iframe, button, [data-variant], article nav',
    );
    expect(await useless.count()).toBeGreaterThan(3);
    for (const element of await useless.all())
      await expect(element).toBeHidden();
  }
  const answers = page.locator('main details p');
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  // The booking calendar and its script.
  pageErrors.foreignRequests.length = 0;
});
