import { expect, test } from '@playwright/test';
import { loadAllAtOnce } from '../lib/load-pictures';
import { addressesOf } from './addresses';

const folders = [`${process.env['FORMER_SITE']}/public`, 'public'];
const addresses = new Set(folders.flatMap(addressesOf));

for (const address of addresses)
  test(address, async ({ page }) => {
    const isDemo = address.endsWith('#demo');
    const tabs = page.locator('#demo').getByRole('tab');

    await page.clock.setFixedTime('2025-06-10T10:00:00Z');
    // As hydration.ts tells it.
    await page.addInitScript(() => {
      addEventListener('site:hydrated', () => {
        document.documentElement.dataset['hydrated'] = '';
      });
    });
    await loadAllAtOnce(page);
    await page.route(/^https?:\/\/(?!127\.0)/, (route) => route.abort());
    await page.goto(address);
    await page.mouse.move(1, 1);
    await page.locator('html[data-hydrated]').waitFor();
    if (isDemo) await tabs.first().waitFor();

    for (let tab = 0; tab < (isDemo ? await tabs.count() : 1); tab++)
      for (const colorScheme of ['light', 'dark'] as const) {
        if (isDemo) await tabs.nth(tab).dispatchEvent('click');
        await page.emulateMedia({ colorScheme });
        await page.evaluate(loadImages);
        const name = `${colorScheme}${isDemo ? `, tab ${tab + 1}` : ''}.png`;
        const picture = [encodeURIComponent(address), name];
        if (isDemo)
          await expect.soft(page.locator('#demo')).toHaveScreenshot(picture);
        else
          await expect.soft(page).toHaveScreenshot(picture, { fullPage: true });
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
