import type { Page } from '@playwright/test';

/** An entry of the Layout Instability API, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

/** The layout shifts so far of the open page, once its faces have come, each with its score. */
export const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    // A face that comes later moves figures beside the right edge by some pixels: see faces.spec.ts.
    await document.fonts.ready;
    // A shift is recorded once it is painted.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    return shifts.map(({ value, sources }) => ({
      value,
      moved: sources.map(
        (source) =>
          `${JSON.stringify(source)}: ${source.node?.parentElement?.outerHTML.slice(0, 120)}`,
      ),
    }));
  });

export const totalShift = (shifts: Awaited<ReturnType<typeof layoutShifts>>) =>
  shifts.reduce((sum, { value }) => sum + value, 0);

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
    // Pictures outside the window in a horizontally scrolling row have not loaded yet.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}
