import { expect, openPage, test } from './site';

const background = () =>
  getComputedStyle(document.body).getPropertyValue('background-color');

test('the theme follows the system, and a choice is remembered without a flash', async ({
  page,
  misdeeds,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/');
  const dark = await page.evaluate(background);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await page.evaluate(background);
  expect(dark).not.toBe(light);

  const themeSwitch = page.getByRole('button', { name: 'Dark theme' });
  const sun = themeSwitch.locator('[data-shows=dark]');
  const moon = themeSwitch.locator('[data-shows=light]');
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'false');
  await expect(moon).toBeVisible();
  await expect(sun).toBeHidden();
  await themeSwitch.click();
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true');
  await expect(sun).toBeVisible();
  await expect(moon).toBeHidden();
  expect(await page.evaluate(background)).toBe(dark);

  // Without Gatsby's scripts nothing but the inline one can set the theme: it is there before the first paint.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(background)).toBe(dark);
  expect(misdeeds.foreignRequests).toEqual([]);
});

test('the chosen theme stays while a visitor goes from page to page', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Hub' }).click();
  await expect(page).toHaveURL('/hub');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
