import { expect, openPage, ORIGIN, test } from './site';

test('title, canonical address and language follow a visitor from page to page', async ({
  page,
  misdeeds,
}) => {
  await openPage(page, '/');
  const homeTitle = await page.title();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const header = page.getByRole('banner');

  await header.getByRole('link', { name: 'Hub' }).click();
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

test.describe('with a mouse', () => {
  test('a dropdown opens on hover, and closes on Escape and when the mouse leaves', async ({
    page,
  }) => {
    await openPage(page, '/');
    const products = page.getByRole('button', {
      name: 'Products',
      exact: true,
    });
    await expect(products).toHaveAttribute('aria-expanded', 'false');

    await products.hover();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'CRM' }),
    ).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(products).toHaveAttribute('aria-expanded', 'false');

    await page.mouse.move(0, 600);
    await products.hover();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(0, 600);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  });

  test('all products and services can be reached', async ({ page }) => {
    await openPage(page, '/');
    const header = page.getByRole('banner');
    for (const [group, count] of [
      ['Products', 7],
      ['Services', 2],
    ] as const) {
      const button = header.getByRole('button', { name: group, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const list = page.locator(
        `[id="${(await button.getAttribute('aria-controls')) ?? ''}"]`,
      );
      await expect(list.getByRole('link')).toHaveCount(count);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, holds everything, and closes when any link is followed', async ({
    page,
  }) => {
    await openPage(page, '/hub');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const header = page.getByRole('banner');
    const home = header.getByRole('link', { name: 'Home', exact: true });
    await expect(home).toBeHidden();

    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(home).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(
      header.getByRole('link', { name: 'Get started' }),
    ).toBeVisible();

    // The link to the page that is open already closes it too.
    await header.getByRole('link', { name: 'Hub', exact: true }).click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL('/hub');

    await toggle.click();
    await header.getByRole('button', { name: 'Products' }).click();
    await header.getByRole('link', { name: 'Payments' }).click();
    await expect(page).toHaveURL('/payments');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a phone with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('one tap goes from one open group of the menu to the next', async ({
    page,
  }) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const products = page.getByRole('button', { name: 'Products' });
    const services = page.getByRole('button', { name: 'Services' });
    await products.tap();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await services.tap();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  });
});

test('footer places are on the page at home, and lead home from elsewhere', async ({
  page,
}) => {
  await openPage(page, '/');
  const places = page.getByRole('contentinfo').locator('a[href^="#"]');
  await expect(places).toHaveCount(9);

  await openPage(page, '/about');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Sales' })
    .click();
  await expect(page).toHaveURL('/#sales');
  await expect(page.locator('#sales')).toBeInViewport();
});

test('the booking script is there on /book-demo alone', async ({ page }) => {
  const script = page.locator('script[src*="calendar."]');
  await page.route('https://calendar.larkfield.example/**', (route) =>
    route.fulfill({ body: '' }),
  );
  await openPage(page, '/book-demo');
  const frame = page.getByTitle('Schedule Demo');
  await expect(frame).toBeVisible();
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(600);
  await expect(script).toHaveCount(1);

  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(script).toHaveCount(0);
});
