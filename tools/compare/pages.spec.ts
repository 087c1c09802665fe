import { expect, test } from '@playwright/test';
import { HYDRATED } from '../../src/loader/hydration';
import { loadAllAtOnce, loadPictures } from '../lib/load-pictures';
import { addressesOf } from './addresses';

// Takes a screenshot of every page: the first run, on the former site, saves them; the second compares.

const sites = [`${process.env['FORMER_SITE']}/public`, 'public'];

for (const address of new Set(sites.flatMap(addressesOf)))
  test(address, async ({ page }) => {
    await page.clock.setFixedTime('2025-06-10T10:00:00Z');
    await page.addInitScript((event) => {
      addEventListener(event, () => {
        document.documentElement.dataset['hydrated'] = '';
      });
    }, HYDRATED);
    await loadAllAtOnce(page);
    await page.goto(address);
    await page.mouse.move(1, 1);
    await page.locator('html[data-hydrated]').waitFor();

    const takePictures = async (name: string, part = page.locator('html')) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // A broken picture is part of the look.
        await page.evaluate(loadPictures).catch(() => undefined);
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
    for (const [index, tab] of (await demo.getByRole('tab').all()).entries()) {
      await tab.dispatchEvent('click');
      await takePictures(`tab ${index + 1}, `, demo);
    }
  });
