import { expect, openPage, test } from './site';

/** What the browser itself logs when a document or its page data is not there. */
const BROWSERS_OWN = /Failed to load resource: .*404/;

for (const path of [
  '/nowhere',
  '/blog/complete-guide-crm-automation',
  '/blog/outsourcing-web-development-for-business',
])
  test(`${path} is the not-found screen`, async ({ page, misdeeds }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('404');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect
      .poll(() => misdeeds.console.filter((text) => !BROWSERS_OWN.test(text)))
      .toEqual([`404: no page at ${path}`]);

    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toHaveText('Grow Revenue, Save Time');
  });

for (const path of ['/websites/nothing-here', '/websites'])
  test(`${path} says that there is no such template, on a host that knows only 404.html`, async ({
    page,
    misdeeds,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: 'Template not found' }),
    ).toBeVisible();
    await expect(main).toContainText(
      'Please browse our available templates below.',
    );
    await expect(page).toHaveTitle('Template not found | Larkfield');
    await expect(main.locator('a[href^="/websites/"]')).toHaveCount(6);
    expect(misdeeds.console.filter((text) => !BROWSERS_OWN.test(text))).toEqual(
      [],
    );

    await main.locator('a[href="/website-design"]').click();
    await expect(page).toHaveURL('/website-design');
  });

test('a link to a page that a deploy has taken away ends at the not-found screen', async ({
  page,
  misdeeds,
}) => {
  await openPage(page, '/');
  await page.route('**/page-data/about/**', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.route('**/about', (route) =>
    route.fulfill({ status: 404, path: 'public/404.html' }),
  );
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About' })
    .click();
  await expect(page.locator('h1')).toHaveText('Oops! Page not found');
  expect(misdeeds.foreignRequests).toEqual([]);
});
