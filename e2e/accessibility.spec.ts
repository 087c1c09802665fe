import { expectNoViolations } from './axe';
import { ROUTES, expect, openPage, test } from './site';

const NOT_FOUND = ['/nowhere', '/websites/nowhere'];

for (const route of [...ROUTES, ...NOT_FOUND])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing on ${route}, ${colorScheme}`, async ({
      page,
      misdeeds,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, route);
        await expectNoViolations(page);
      }
      expect(misdeeds.foreignRequests.length).toBe(
        route === '/book-demo' ? 4 : 0,
      );
    });

test('controls are at least 24 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const route of ROUTES) {
    await openPage(page, route);
    const tooSmall = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll(
          'button, summary, nav a, input, select, [data-variant]',
        ),
      )
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          name: element.textContent.trim() || element.outerHTML.slice(0, 80),
          height: Math.round(element.getBoundingClientRect().height),
        }))
        .filter(({ height }) => height < 24),
    );
    expect(tooSmall, route).toEqual([]);
  }
});
