import type { Page } from '@playwright/test';
import { PARTS_WAIT } from '../src/styles/later-layout';
import {
  layoutShifts,
  scrollThrough,
  watchLayoutShifts,
} from './layout-shifts';
import {
  ROUTES,
  expect,
  openPage,
  takenOver,
  test,
  waitForVisitor,
} from './site';

// What lies below the first screen is laid out after it: no visitor may notice.

/** Whether parts of the page still wait. */
const partsWait = (page: Page) =>
  page.evaluate(
    (mark) => document.documentElement.hasAttribute(mark),
    PARTS_WAIT,
  );

test('everything is laid out in the end, by itself and without a trace', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(page.locator('main section[style], footer[style]')).toHaveCount(
    0,
  );
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`nothing on a first screen of ${width} × ${height} px moves for what is below it`, async ({
    page,
  }) => {
    // The rest of the page comes with the scripts.
    await waitForVisitor(page);
    await page.setViewportSize({ width, height });
    for (const route of ROUTES) {
      await page.goto(route);
      expect(await partsWait(page), route).toBe(true);
      const before = await placesOnScreen(page);
      expect(before.length).toBeGreaterThan(5);
      await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await takenOver(page);
      expect(await placesOnScreen(page), route).toEqual(before);
    }
  });

for (const route of ROUTES)
  test(`nothing moves on ${route} for a visitor who scrolls while the rest still waits`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route('**/*.js', (request) => request.abort());
    await watchLayoutShifts(page);
    await page.goto(route);
    await scrollThrough(page);
    expect(await partsWait(page)).toBe(true);
    expect(await layoutShifts(page)).toEqual([]);
  });

test('nothing waits where the browser puts a visitor at a place further down', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.evaluate(() => scrollTo(0, 4000));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBe(4000);

  await page.reload();
  expect(await partsWait(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await page.goto('about:blank');
  await page.goBack();
  expect(await partsWait(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await page.goto('about:blank');
  await page.goto('/terms-of-service#contact');
  expect(await partsWait(page)).toBe(false);
});

/** What stands on the screen and where, in whole pixels: the texts of pages, from the top. */
function placesOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a, button, img')]
      .map((element) => {
        const { top, left, bottom } = element.getBoundingClientRect();
        return { element, top, left, bottom };
      })
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .map(
        ({ element, top, left }) =>
          `${Math.round(top)} ${Math.round(left)} ${element.tagName} ${element.textContent}`,
      ),
  );
}
