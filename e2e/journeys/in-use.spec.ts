import { CONTENT, topLevelPath } from '../support/content';
import { expect, openPage, test } from '../support/test';

// What visitors expect while they use a page: nothing typed is lost, the focus is in sight, a press is noted.

const calculator = CONTENT.Product.find(({ value }) => value.calculator);

test('a category of the blog that gets the focus is wholly in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  const categories = page
    .getByRole('list', { name: 'Categories' })
    .getByRole('button');
  await categories.first().focus();
  for (const category of await categories.all()) {
    await expect(category).toBeFocused();
    await expect(category).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

test('the figures of the calculator are kept for a reload', async ({
  page,
}) => {
  test.skip(!calculator, 'There is no calculator in data/.');
  await openPage(page, topLevelPath(calculator?.value.slug ?? ''));
  const calls = page.locator('#missed-calls form').getByRole('textbox').first();
  const sum = page.locator('#missed-calls strong').first();
  await calls.fill('77');
  await expect(sum).toHaveText(/^£\d/);
  const shown = await sum.innerText();
  await page.reload();
  await expect(calls).toHaveValue('77');
  await expect(sum).toHaveText(shown);
});

test('a theme chosen in one tab shows in another', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.emulateMedia({ colorScheme: 'light' });
    await tab.goto('/about');
  }
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(
    other.getByRole('button', { name: 'Dark theme' }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('a video says at once that it loads', async ({ page }) => {
  await page.route(/youtube|vimeo|video/, () => undefined);
  await openPage(page, '/demo');
  const frame = page.getByRole('main').locator('iframe').first();
  await frame.scrollIntoViewIfNeeded();
  const poster = frame.contentFrame();
  await poster.getByRole('link').click({ noWaitAfter: true });
  await expect(poster.getByText('Loading…')).toBeVisible();
});

test.describe('without scripts that load', () => {
  test.use({ expectsErrors: true });
  test.skip(!calculator, 'There is no calculator in data/.');

  test('a sum of other figures is marked', async ({ page }) => {
    await page.route(/\/(?:app|framework)-\w+\.js$/, (route) => route.abort());
    await page.goto(topLevelPath(calculator?.value.slug ?? ''));
    const form = page.locator('#missed-calls form');
    const stale = page.getByText('total is for the example figures');
    await expect(stale).toBeHidden();
    await form.getByRole('textbox').first().fill('77');
    await expect(stale).toBeVisible();
  });
});
