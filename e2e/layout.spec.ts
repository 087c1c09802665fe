import {
  layoutShifts,
  scrollThrough,
  watchLayoutShifts,
} from './layout-shifts';
import { articlePath, templatePath } from '../src/content/routes';
import {
  LONGEST_ARTICLE,
  RESTAURANT,
  ROUTES,
  expect,
  openPage,
  test,
} from './site';

const ARTICLE = LONGEST_ARTICLE ? [articlePath(LONGEST_ARTICLE.slug)] : [];

test.describe('nothing moves', () => {
  for (const route of ROUTES)
    test(`${route} stays in place while it loads and is scrolled through`, async ({
      page,
      misdeeds,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await watchLayoutShifts(page);
      await openPage(page, route);
      await scrollThrough(page);
      expect(await layoutShifts(page)).toEqual([]);
      expect(
        misdeeds.console.filter((text) => !/ERR_FAILED/.test(text)),
      ).toEqual([]);
    });
});

test('pictures have their room before they arrive', async ({ page }) => {
  await page.route(/\.(?:avif|jpg|png|webp)$/, () => undefined);
  for (const route of ['/blog', ...ARTICLE]) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const pictures = page.getByRole('main').locator('picture img');
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all())
      expect((await picture.boundingBox())?.height).toBeGreaterThan(100);
  }
});

for (const width of [320, 1024, 2560])
  test(`no page scrolls sideways at ${width} px`, async ({
    page,
    misdeeds,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const route of [...ROUTES, '/nowhere', '/websites/nowhere']) {
      await openPage(page, route);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        route,
      ).toBeLessThanOrEqual(width);
    }
    expect(misdeeds.console.filter((text) => /uncaught/.test(text))).toEqual(
      [],
    );
  });

test('what has the focus is never under the sticky header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  for (const route of [
    '/',
    ...(RESTAURANT ? [templatePath(RESTAURANT.slug)] : []),
    ...ARTICLE,
  ]) {
    await openPage(page, route);
    // Backwards from the end, so that each stop scrolls in from above.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Shift+Tab');
      const covered = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          if (
            !focused ||
            focused === document.body ||
            focused.closest('header')
          )
            return '';
          const { x, y, width, height } = focused.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          const isShown =
            top !== null && (focused.contains(top) || top.contains(focused));
          return isShown ? '' : focused.outerHTML.slice(0, 120);
        });
      await expect.poll(covered, route).toBe('');
    }
  }
});
