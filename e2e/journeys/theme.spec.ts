import {
  expect,
  headerLink,
  openPage,
  test,
  waitForPage,
} from '../support/test';

const background = () =>
  getComputedStyle(document.body).getPropertyValue('background-color');

test('a choice of theme is remembered without a flash', async ({
  page,
  pageErrors,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/hub');
  const dark = await page.evaluate(background);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await page.evaluate(background);
  expect(dark).not.toBe(light);

  const themeSwitch = page.getByRole('button', { name: 'Dark theme' });
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'false');
  await themeSwitch.click();
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(background)).toBe(dark);

  await headerLink(page, '/').click();
  await waitForPage(page, '/');
  expect(await page.evaluate(background)).toBe(dark);
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true');

  // Blocks Gatsby's scripts: only the inline script can set the theme before the first paint.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(background)).toBe(dark);
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true');
  await themeSwitch.click();
  await expect(themeSwitch).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(background)).toBe(light);
  pageErrors.console.length = 0;
});

test('a visitor is denied storage and cookies', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = (target: object, name: string) =>
      Object.defineProperty(target, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    deny(window, 'localStorage');
    deny(window, 'sessionStorage');
    deny(Document.prototype, 'cookie');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/blog');
  const theme = page.getByRole('button', { name: 'Dark theme' });
  await expect(theme).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(theme).toHaveAttribute('aria-pressed', 'false');
  await theme.click();
  await expect(theme).toHaveAttribute('aria-pressed', 'true');
  const search = page.locator('main [type=search]');
  await search.fill('a');
  await expect(page.getByRole('status').first()).toContainText('Found');
  await page.locator('main a[href^="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await page.goBack();
  await expect(search).toHaveValue('a');
});

test('forced colours show what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/blog');
  const colours = (pressed: boolean) =>
    page
      .getByRole('main')
      .getByRole('button', { pressed })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colours(true)).not.toBe(await colours(false));
});

test('with more contrast no text is muted', async ({ page }) => {
  await page.goto('/');
  const muted = page.locator('h1 + p');
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(muted).not.toHaveCSS('color', text);
  await page.emulateMedia({ contrast: 'more' });
  await expect(muted).toHaveCSS('color', text);
});
