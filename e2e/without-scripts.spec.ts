import { NAVIGATION, RESTAURANT, ROUTES, expect, test } from './site';

const { header: ITEMS, signIn, getStarted } = NAVIGATION;
const GROUPS = ITEMS.flatMap(({ name, dropdown }) =>
  dropdown ? [{ name, dropdown }] : [],
);

test.use({ javaScriptEnabled: false });

test('a phone without scripts reaches every page of the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.getByText('Menu', { exact: true }).click();
  const links = ITEMS.filter(({ dropdown }) => !dropdown);
  for (const { name } of [...links, signIn, getStarted])
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  for (const { name, dropdown } of GROUPS) {
    await header.getByText(name, { exact: true }).click();
    for (const link of dropdown)
      await expect(
        header.getByRole('link', { name: link.name, exact: true }),
      ).toBeVisible();
  }
  const { href = '' } = GROUPS.at(-1)?.dropdown.at(-1) ?? {};
  await header.locator(`a[href="${href}"]:visible`).click();
  await expect(page).toHaveURL(href);
});

test('a wide screen without scripts opens dropdowns under the mouse and on a press', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const { name, dropdown } = GROUPS.at(-1) ?? { name: '', dropdown: [] };
  const link = header.getByRole('link', { name: dropdown[0]?.name ?? '' });
  await header.getByText(name, { exact: true }).hover();
  await expect(link).toBeVisible();
  await page.mouse.move(0, 600);
  await expect(link).toBeHidden();
  await header.getByText(name, { exact: true }).click();
  await page.mouse.move(0, 600);
  await expect(link).toBeVisible();
  await expect(header.getByRole('button')).toHaveCount(0);
});

test('questions open and close, one at a time', async ({ page }) => {
  await page.goto('/faq');
  const [first, second] = [
    page.getByRole('main').locator('details').nth(0),
    page.getByRole('main').locator('details').nth(1),
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
  test.skip(!RESTAURANT, 'No template takes reservations');
  await page.goto(`/websites/${RESTAURANT?.slug ?? ''}`);
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
