import { ROUTES, expect, test } from './site';

test.use({ javaScriptEnabled: false });

test('a phone without scripts reaches every page of the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const name of ['Home', 'Webchat', 'AI Lead Gen', 'Hub', 'Blog'])
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  await header.getByRole('link', { name: 'Webchat' }).click();
  await expect(page).toHaveURL('/webchat');
});

test('the menu of a phone without scripts does not stand in a reader’s way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/privacy-policy');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('a wide screen without scripts opens dropdowns under the mouse', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Services' }).hover();
  await expect(
    header.getByRole('link', { name: 'Website Design' }),
  ).toBeVisible();
});

test('questions open and close, one at a time', async ({ page }) => {
  await page.goto('/faq');
  const [first, second] = [
    page.locator('details').nth(0),
    page.locator('details').nth(1),
  ];
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open', '');
  await second.locator('summary').click();
  await expect(second).toHaveAttribute('open', '');
  await expect(first).not.toHaveAttribute('open', '');
  await second.locator('summary').click();
  await expect(second).not.toHaveAttribute('open', '');
});

test('forms send nothing anywhere', async ({ page, misdeeds }) => {
  await page.goto('/websites/restaurant-cafe');
  await page.getByLabel('Full Name').fill('Ada Example');
  await page.getByRole('contentinfo').getByRole('button').click();
  expect(page.url()).not.toContain('?');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Example');
  expect(misdeeds.foreignRequests).toEqual([]);
});

for (const route of ROUTES)
  test(`${route} shows its content`, async ({ page, misdeeds }) => {
    await page.goto(route);
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(
      400,
    );
    expect(misdeeds.foreignRequests.length).toBe(
      route === '/book-demo' ? 1 : 0,
    );
  });
