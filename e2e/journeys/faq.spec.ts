import type { Page } from '@playwright/test';
import { FAQ_GROUPS } from '../support/content';
import { expect, headerLink, openPage, test } from '../support/test';

const QUESTIONS = FAQ_GROUPS.flatMap(({ questions }) => questions);
const TOTAL = QUESTIONS.length;

const NONE = { id: '', question: '', answer: '' };
const LAST = QUESTIONS.at(-1) ?? NONE;

const question = (page: Page, { id }: { id: string }) =>
  page.locator('details').filter({ has: page.locator(`[id="${id}"]`) });
const ITEMS = 'main details';
const open = (page: Page) => page.locator(`${ITEMS}[open]`);

/** Expects an open question whose summary is in the window and not covered, say by the sticky header. */
async function expectInSight(page: Page, asked: { id: string }) {
  await expect(question(page, asked)).toHaveAttribute('open', '');
  const summary = question(page, asked).locator('summary');
  await expect(summary).toBeInViewport({ ratio: 1 });
  const isUncovered = () =>
    summary.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [y + 1, y + height - 1].every((edge) =>
        element.contains(document.elementFromPoint(x + width / 2, edge)),
      );
    });
  // Waits, because the browser may still be scrolling.
  await expect.poll(isUncovered).toBe(true);
}

for (const width of [360, 1280])
  test(`at ${width} px a link opens its question, and so does Back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openPage(page, `/faq#${LAST.id}`);
    await expectInSight(page, LAST);
    await headerLink(page, '/').click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expectInSight(page, LAST);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all answers can be read and linked to', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.locator(ITEMS)).toHaveCount(TOTAL);
    await expect(open(page)).toHaveCount(0);
    for (const item of await page.locator(ITEMS).all()) {
      await item.locator('summary').click();
      await expect(item.locator('p')).toBeVisible();
    }
    // One of each group, until it is closed again.
    await expect(open(page)).toHaveCount(FAQ_GROUPS.length);
    await question(page, LAST).locator('summary').click();
    await expect(open(page)).toHaveCount(FAQ_GROUPS.length - 1);
    await page.goto(`/faq?again#${LAST.id}`);
    await expectInSight(page, LAST);
  });
});
