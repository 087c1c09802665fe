import type { Page } from '@playwright/test';
import { loadPictures } from '../../tools/lib/load-pictures';
import { ROUTES } from '../support/content';
import { expect, test } from '../support/test';

/** A common phone (a Pixel has 2.6 pixels to one, an iPhone 3: they take the same files or the next) and wider screens. */
const SCREENS = [
  { width: 390, height: 844, density: 2 },
  { width: 768, height: 1024, density: 2 },
  { width: 1280, height: 800, density: 1 },
  { width: 1440, height: 900, density: 2 },
];

/** A picture in a page: how many of its own pixels its place could show, and the widths it had to choose from. */
interface Choice {
  address: string;
  needed: number;
  chosen: number;
  others: number[];
}

/** The file that each picture of a page has chosen. */
const choicesOn = (page: Page, density: number): Promise<Choice[]> =>
  page.locator('img:visible').evaluateAll(
    (images, pixels) =>
      (images as HTMLImageElement[]).map((image) => {
        const { width, height } = image.getBoundingClientRect();
        // Where a picture is cropped to fill its place, it is larger than that.
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
    const wrong: string[] = [];
    for (const route of ROUTES) {
      // A browser would rather show a larger file that it has from another page: each time it has none.
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: density,
      });
      // Not by javaScriptEnabled: without scripts browsers load no picture lazily, and sizes="auto" needs that.
      await context.route('**/*.js', (request) => request.abort());
      const page = await context.newPage();
      await page.goto(route);
      await page.evaluate(loadPictures);
      const choices = await choicesOn(page, density);
      for (const { address, needed, chosen, others } of choices) {
        const smaller = Math.max(0, ...others.filter((size) => size < chosen));
        // A browser may show the file that another place on the page needs, once it has that one.
        const isTooLarge = choices
          .filter((choice) => choice.address === address)
          .every((choice) => smaller >= choice.needed);
        // A browser may take one that is a little too small: the eye does not see it.
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
