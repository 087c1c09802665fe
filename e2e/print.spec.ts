import { expect, openPage, test } from './site';

test('a visitor who chose the dark theme prints on white paper', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, '/privacy-policy');
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const onScreen = await paper();
  await page.emulateMedia({ media: 'print' });
  expect(onScreen).toBe('rgb(15, 21, 18)');
  expect(await paper()).toBe('rgb(251, 250, 245)');
});

test('what can’t be used on paper is not printed, and what is folded up is', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const route of ['/', '/faq', '/book-demo']) {
    await openPage(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const useless = page.locator(
      'header, footer, iframe, button, [data-variant]',
    );
    expect(await useless.count()).toBeGreaterThan(3);
    for (const element of await useless.all())
      await expect(element).toBeHidden();
  }
  await openPage(page, '/faq');
  const answers = page.locator('main details p');
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
