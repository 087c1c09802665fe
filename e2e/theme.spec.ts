import { arriveAt, expect, headerLink, openPage, test } from './site';

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

  await headerLink(page, '/hub').click();
  await arriveAt(page, '/hub');
  expect(await page.evaluate(background)).toBe(dark);
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true');

  // Without Gatsby's scripts nothing but the inline one can set the theme: it is there before the first paint.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(background)).toBe(dark);
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true');
  await themeSwitch.click();
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(background)).toBe(light);
  expect(misdeeds.foreignRequests).toEqual([]);
});

test('without a choice the switch follows the system, and where storage is refused it works for the visit', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('refused');
      },
    });
  });
  await page.route('**/*.js', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  const themeSwitch = page.getByRole('button', { name: 'Dark theme' });
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'false');
  await themeSwitch.click();
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
