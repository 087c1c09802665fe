import type { Page } from '@playwright/test';
import { loadPictures } from '../../tools/lib/load-pictures';
import { ROUTES } from '../support/content';
import { expect, test } from '../support/test';

/** A common phone and wider screens. Phones of density 2.6 or 3 take the same files, or the next larger ones. */
const SCREENS = [
  { width: 390, height: 844, density: 2 },
  { width: 768, height: 1024, density: 2 },
  { width: 1280, height: 800, density: 1 },
  { width: 1440, height: 900, density: 2 },
];

/** A picture on a page: the width that its place needs, in pixels of the file, and the widths on offer. */
interface Choice {
  address: string;
  needed: number;
  chosen: number;
  others: number[];
}

/** The file that the browser has chosen for each picture on a page. */
const choicesOn = (page: Page, density: number): Promise<Choice[]> =>
  page.locator('img:visible').evaluateAll(
    (images: HTMLImageElement[], pixels) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        // A picture that is cropped to fill its place is drawn larger than the place.
        const ratio =
          Number(image.getAttribute('width')) /
          Number(image.getAttribute('height'));
        const fills = getComputedStyle(image).objectFit === 'cover';
        const drawn = fills ? Math.max(width, height * ratio) : width;
        const widths = new Map(
          image.srcset.split(/,\s+/).map((candidate) => {
            const [url = '', size = ''] = candidate.trim().split(' ');
            return [new URL(url, location.href).href, parseInt(size)];
          }),
        );
        return {
          address: image.currentSrc,
          needed: drawn * pixels,
          chosen: widths.get(image.currentSrc) ?? 0,
          others: [...widths.values()],
        };
      }),
    density,
  );

for (const { width, height, density } of SCREENS)
  test(`at ${width} px pictures have a fitting size`, async ({ browser }) => {
    test.slow();
    const wrong: string[] = [];
    for (const route of ROUTES) {
      // A browser prefers a larger file that it has cached, so each page gets a new context.
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: density,
      });
      // Blocks the scripts instead of setting javaScriptEnabled, which would also turn off lazy loading and
      // sizes="auto".
      await context.route('**/*.js', (request) => request.abort());
      const page = await context.newPage();
      await page.goto(route);
      await page.evaluate(loadPictures);
      const choices = await choicesOn(page, density);
      for (const { address, needed, chosen, others } of choices) {
        const smaller = Math.max(0, ...others.filter((size) => size < chosen));
        // A file may be too large here if another place on the page needs it, as the browser then reuses it.
        const isTooLarge = choices
          .filter((choice) => choice.address === address)
          .every((choice) => smaller >= choice.needed);
        // A browser may choose a slightly smaller file; the difference is invisible.
        const isSharp =
          chosen >= needed * 0.8 || chosen === Math.max(...others);
        if (isTooLarge || !isSharp)
          wrong.push(
            `${route}: ${address} is ${chosen} px wide, ${Math.round(needed)} are needed, of ${others.join(', ')}`,
          );
      }
      await context.close();
    }
    expect(wrong).toEqual([]);
  });
