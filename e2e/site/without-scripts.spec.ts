import {
  NAVIGATION,
  RESTAURANT,
  ROUTES,
  templatePath,
} from '../support/content';
import { expect, test } from '../support/test';

// Pages with scripts turned off. Specs of single parts cover their own behaviour without scripts.

const { header: ITEMS, signIn, getStarted } = NAVIGATION;
const GROUPS = ITEMS.flatMap(({ name, dropdown }) =>
  dropdown ? [{ name, dropdown }] : [],
);

test.use({ javaScriptEnabled: false });

test('every page shows its content', async ({ page }) => {
  for (const route of ROUTES) {
    await page.goto(route);
    await expect.soft(page.locator('h1'), route).toBeVisible();
    const text = await page.getByRole('main').innerText();
    expect.soft(text.length, route).toBeGreaterThan(100);
  }
});

test('the menus open, and reach every page', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const link = (name: string) =>
    header.getByRole('link', { name, exact: true });
  const [group] = GROUPS;
  await header.getByText(group?.name ?? '', { exact: true }).hover();
  await expect(link(group?.dropdown[0]?.name ?? '')).toBeVisible();
  await page.mouse.move(0, 600);
  await expect(link(group?.dropdown[0]?.name ?? '')).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await header.getByText('Menu', { exact: true }).click();
  const links = ITEMS.filter(({ dropdown }) => !dropdown);
  for (const { name } of [...links, signIn, getStarted])
    await expect(link(name)).toBeVisible();
  for (const { name, dropdown } of GROUPS) {
    await header.getByText(name, { exact: true }).click();
    for (const item of dropdown) await expect(link(item.name)).toBeVisible();
  }
  const { href = '' } = GROUPS.at(-1)?.dropdown.at(-1) ?? {};
  await header.locator(`a[href="${href}"]:visible`).click();
  await expect(page).toHaveURL(href);
});

test('forms send nothing anywhere', async ({ page }) => {
  test.skip(!RESTAURANT, 'No template takes reservations');
  await page.goto(templatePath(RESTAURANT?.slug ?? ''));
  await page.getByLabel('Full Name').fill('Ada Example');
  await page.getByRole('contentinfo').getByRole('button').click();
  expect(page.url()).not.toContain('?');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Example');
});
