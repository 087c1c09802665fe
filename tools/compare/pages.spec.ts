import { expect, type Page, test } from '@playwright/test';
import { ROUTES, SAMPLE_SITES } from '../../e2e/support/content';
import { HYDRATED } from '../../src/loader/hydration';
import { loadAllAtOnce, loadPictures } from '../lib/load-pictures';

// Takes screenshots of every page: the first run, on the former site, saves them; the second compares.

/** Takes a picture in each theme. */
async function takePictures(page: Page, name: string, part = 'html') {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // A broken picture is part of the look.
    await page.evaluate(loadPictures).catch(() => undefined);
    await expect
      .soft(page.locator(part))
      .toHaveScreenshot([encodeURIComponent(name), `${colorScheme}.png`]);
  }
}

/** Opens a page and waits for hydration, of which a fixed clock gives no performance entry. */
async function openPage(page: Page, route: string) {
  await page.addInitScript((event) => {
    addEventListener(event, () => {
      document.documentElement.dataset['hydrated'] = '';
    });
  }, HYDRATED);
  await page.goto(route);
  await page.mouse.move(1, 1);
  await page.locator('html[data-hydrated]').waitFor();
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2025-06-10T10:00:00Z');
  await loadAllAtOnce(page);
});

for (const route of [...ROUTES, '/nowhere', '/websites/nothing-here'])
  test(route, async ({ page }) => {
    await openPage(page, route);
    await takePictures(page, route);
  });

test('/#demo', async ({ page }) => {
  await openPage(page, '/#demo');
  const tabs = page.locator('#demo').getByRole('tab');
  await tabs.first().waitFor();
  for (const [index, tab] of (await tabs.all()).entries()) {
    await tab.dispatchEvent('click');
    await takePictures(page, `demo ${index + 1}`, '#demo');
  }
});

for (const site of SAMPLE_SITES)
  test(site, async ({ page }) => {
    await page.goto(site);
    const links = page.locator('.footer-pages a');
    for (const link of await links.all()) {
      await link.dispatchEvent('click');
      await takePictures(page, `${site}${await link.getAttribute('href')}`);
    }
  });
