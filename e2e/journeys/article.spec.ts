import type { Page } from '@playwright/test';
import { articlePath, headingsOf, LONGEST_ARTICLE } from '../support/content';
import { expect, openPage, test } from '../support/test';

const SECTIONS = headingsOf(LONGEST_ARTICLE ?? {});
const SECOND = SECTIONS[1] ?? '';
const LAST = SECTIONS.at(-1) ?? '';
const LONG = articlePath(LONGEST_ARTICLE?.slug ?? '');
test.skip(
  new Set(SECTIONS).size < Math.max(3, SECTIONS.length),
  'No article has three sections, each of its own name',
);

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' });
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
      await page.evaluate(() => scrollTo(0, 0));
    }
  });
