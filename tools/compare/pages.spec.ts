import { expect, test } from '@playwright/test';
import { loadAllAtOnce } from '../lib/load-pictures';
import { addressesOf } from './addresses';

// Takes pictures of every page. The first run, on the former site, keeps them; the second compares its own with these.

const sites = [`${process.env['FORMER_SITE']}/public`, 'public'];

for (const address of new Set(sites.flatMap(addressesOf)))
  test(address, async ({ page }) => {
    await page.clock.setFixedTime('2025-06-10T10:00:00Z');
    // The event of src/components/hydration/hydration.ts.
    await page.addInitScript(() => {
      addEventListener('site:hydrated', () => {
        document.documentElement.dataset['hydrated'] = '';
      });
    });
    await loadAllAtOnce(page);
    await page.goto(address);
    await page.mouse.move(1, 1);
    await page.locator('html[data-hydrated]').waitFor();

    const takePictures = async (name: string, part = page.locator('html')) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(loadImages);
        await expect
          .soft(part)
          .toHaveScreenshot([
            encodeURIComponent(address),
            `${name}${colorScheme}.png`,
          ]);
      }
    };
    if (!address.endsWith('#demo')) return takePictures('');
    const demo = page.locator('#demo');
    await demo.getByRole('tab').first().waitFor();
    for (const [place, tab] of (await demo.getByRole('tab').all()).entries()) {
      await tab.dispatchEvent('click');
      await takePictures(`tab ${place + 1}, `, demo);
    }
  });

/** Runs in the page: waits for images that scripts have added, too. One that can’t be loaded is part of the looks. */
function loadImages() {
  const images = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode();
  });
  return Promise.allSettled(images);
}
