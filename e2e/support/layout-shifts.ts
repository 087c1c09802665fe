import type { Page } from '@playwright/test';

/** An entry of the Layout Instability API, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  sources: { node?: Node }[];
}

/** Records the layout shifts of every page opened from now on. */
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
 * Scrolls to the end of a page in steps, as a mouse wheel does, and waits for its pictures. Not with “networkidle”,
 * which may never fire again after a lazy frame loads.
 */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Pictures outside the window in a horizontally scrolling row have not loaded yet.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}
