/* global addEventListener, document */
import { loadAllAtOnce } from '../lib/browsers.mjs';

/** Yields PNGs of two pages, or of their demos where the address names them, in each width, tab and theme. */
export async function* takePictures(browser, urls) {
  for (const width of [390, 1440]) {
    const open = (url) => openPage(browser, url, width);
    const pages = await Promise.all(urls.map(open));
    const tabs = await pages[0].locator('#demo:target [role=tab]').count();
    for (let tab = 0; tab < Math.max(1, tabs); tab++)
      for (const colorScheme of ['light', 'dark']) {
        const take = async (page) => {
          if (tabs > 0)
            await page.getByRole('tab').nth(tab).dispatchEvent('click');
          await page.emulateMedia({ colorScheme });
          await page.evaluate(loadImages);
          const part = urls[0].endsWith('#demo') ? '#demo' : 'html';
          return page.locator(part).screenshot({ animations: 'disabled' });
        };
        const label = `${width} px, ${colorScheme}, part ${tab + 1}`;
        yield [label, ...(await Promise.all(pages.map(take)))];
      }
    for (const page of pages) await page.close();
  }
}

async function openPage(browser, url, width) {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.addInitScript(markHydrated);
  await page.clock.setFixedTime('2025-06-10T10:00:00Z');
  await loadAllAtOnce(page);
  await page.route(/^https?:\/\/(?!127\.0)/, (route) => route.abort());
  await page.goto(url);
  await page.mouse.move(1, 1);
  await page.locator('html[data-hydrated]').waitFor();
  if (url.endsWith('#demo')) await page.getByRole('tab').first().waitFor();
  return page;
}

/** Runs in the page, to tell when React has hydrated it (src/components/hydration/hydration.ts). */
function markHydrated() {
  addEventListener('site:hydrated', () =>
    document.documentElement.setAttribute('data-hydrated', ''),
  );
}

/** Runs in the page: waits for images that scripts have added, too. One that can’t be loaded is part of the looks. */
function loadImages() {
  const images = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode();
  });
  return Promise.allSettled(images);
}
