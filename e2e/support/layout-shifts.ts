import type { Page } from '@playwright/test';

/** Missing from TypeScript's DOM: an entry of the Layout Instability API, with what moved. */
interface LayoutShift extends PerformanceEntry {
  sources: { node?: Node }[];
}

/** Notes whatever moves on pages that are opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[])
        shifts.push(
          `${JSON.stringify(sources)}: ${sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120)).join()}`,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts so far of the open page. */
export const layoutShifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => ('shifts' in window ? window.shifts : 'no observer'));

/**
 * Scrolls a page to its end as with a mouse wheel, a screen or so at a time, and waits for its pictures.
 * Not for “networkidle”: that of a page is taken back when a lazy frame loads, and does not always come again.
 */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Those beside the window in a row that scrolls have not been passed.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}
