import type { Page } from '@playwright/test';
import { NGINX_ROOT, ROUTES, SKIPPED, expect, openPage, test } from './site';

// Pages under the policy of the header, with other hosts that answer. All other specs run under that of the pages.

test.skip(!NGINX_ROOT, SKIPPED);

test.beforeEach(async ({ context, misdeeds, baseURL }) => {
  expect(misdeeds.console).toEqual([]);
  // A violation in any document, those of frames too, becomes an error in the console.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(
        `policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      ),
    );
  });
  await context.route(
    (url) => url.origin !== baseURL,
    (route) =>
      route.fulfill(
        route.request().resourceType() === 'script'
          ? { contentType: 'text/javascript', body: 'window.isBooked = true' }
          : { contentType: 'text/html', body: '<title>Another host</title>' },
      ),
  );
});

test.afterEach(({ misdeeds }) => expect(misdeeds.console).toEqual([]));

for (const route of ROUTES)
  test(`${route} keeps to its policy, from top to end`, async ({ page }) => {
    await openPage(page, route);
    // Whatever waits for coming into view is there afterwards.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
    });
    await page.waitForLoadState('networkidle');
  });

test('a script that the policy does not name is refused, and that is noticed', async ({
  page,
  misdeeds,
}) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isBroken = true';
    document.body.append(script);
  });
  await expect
    .poll(() => misdeeds.console.some((text) => /^policy: script/.test(text)))
    .toBe(true);
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
  misdeeds.console.length = 0;
});

for (const route of ['/', '/demo'])
  test(`the video of ${route} plays`, async ({ page }) => {
    await openPage(page, route);
    await page.frameLocator('main iframe').getByRole('link').click();
    await expect.poll(() => frameTitles(page)).toContain('Another host');
  });

test('the calendar and its script come with a page that had neither', async ({
  page,
}) => {
  await openPage(page, '/about');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('a[href="/book-demo"]:visible').first().click();
  await expect.poll(() => page.evaluate(() => 'isBooked' in window)).toBe(true);
  await expect.poll(() => frameTitles(page)).toContain('Another host');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

async function frameTitles(page: Page): Promise<string[]> {
  return Promise.all(page.frames().map((frame) => frame.title()));
}
