import type { Page } from '@playwright/test';
import { LONGEST_ARTICLE, articlePath, headingsOf } from '../support/content';
import { expect, openPage, test } from '../support/test';

const SECTIONS = headingsOf(LONGEST_ARTICLE ?? {});
const [FIRST = '', SECOND = ''] = SECTIONS;
const LAST = SECTIONS.at(-1) ?? '';
const LONG = articlePath(LONGEST_ARTICLE?.slug ?? '');
test.skip(
  new Set(SECTIONS).size < Math.max(3, SECTIONS.length),
  'No article has three sections, each of its own name',
);

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) =>
  contents(page).locator('[aria-current]:visible');
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).first();

/** The distance of a heading from the sticky header, in px. */
const clearance = async (page: Page, name: string) => {
  const [bar, box] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    heading(page, name).boundingBox(),
  ]);
  return (box?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
};

/** Scrolls a heading to this distance from the top of the window, in px. */
const bringHeading = (page: Page, name: string, distance: number) =>
  heading(page, name).evaluate(
    (element, top) => scrollBy(0, element.getBoundingClientRect().top - top),
    distance,
  );

test('the contents list marks the current section', async ({ page }) => {
  await openPage(page, LONG);
  await expect(current(page)).toHaveCount(0);
  for (const name of [FIRST, LAST, SECOND]) {
    await bringHeading(page, name, 90);
    await expect(current(page)).toHaveText([name]);
  }
  // One that has only come into view is not being read yet: the one before it still is.
  await bringHeading(page, SECOND, 200);
  await expect(current(page)).toHaveText([FIRST]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current(page)).toHaveCount(0);

  // In a low window the list scrolls along.
  await page.setViewportSize({ width: 1280, height: 420 });
  await bringHeading(page, LAST, 40);
  await expect(current(page).getByText(LAST)).toBeInViewport({ ratio: 1 });
  await bringHeading(page, SECOND, 40);
  await page.keyboard.press('Tab');
  const first = contents(page).locator('a:visible').first();
  await first.focus();
  await bringHeading(page, LAST, 40);
  await expect(current(page)).toHaveText([LAST]);
  await expect(first).toBeInViewport({ ratio: 1 });
});

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
])
  test(`at ${viewport.width} px the contents list leads to sections`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPage(page, LONG);
    const summary = contents(page).locator('summary:visible');
    if (await summary.isVisible()) await summary.click();
    const links = contents(page).locator('a:visible');
    await expect(links).toHaveText(SECTIONS);
    for (const name of [LAST, SECOND]) {
      await links.getByText(name, { exact: true }).click();
      await expect(heading(page, name)).toBeInViewport({ ratio: 1 });
      expect(await clearance(page, name)).toBeGreaterThan(0);
      expect(await clearance(page, name)).toBeLessThan(viewport.height / 3);
      await expect(current(page)).toHaveText([name]);
      await page.evaluate(() => scrollTo(0, 0));
    }
  });
