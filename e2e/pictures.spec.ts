import type { Page } from '@playwright/test';
import { ROUTES, expect, openPage, standInForOtherHosts, test } from './site';

/** A common phone: 390 × 844 px at two pixels to one (a Pixel has 2.6, an iPhone 3: they take the same files or the next). */
const PHONE = { width: 390, height: 844, density: 2 };

const SCREENS = [
  PHONE,
  { width: 768, height: 1024, density: 2 },
  { width: 1280, height: 800, density: 1 },
  { width: 1440, height: 900, density: 2 },
];

/** How far below the window Chromium looks for pictures on the slowest networks, in px. */
const NEAR = 2500;

for (const route of ROUTES)
  test(`${route} loads no picture on a phone that is far from what shows`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(PHONE);
    await standInForOtherHosts(page, baseURL);
    await page.goto(route);
    await page.waitForLoadState('networkidle');
    const pictures = await page.locator('picture img').evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => ({
        isLoaded: image.naturalWidth > 0,
        distance: image.getBoundingClientRect().top - innerHeight,
      })),
    );
    for (const { isLoaded, distance } of pictures) {
      if (distance < 0) expect(isLoaded).toBe(true);
      if (distance > NEAR) expect(isLoaded).toBe(false);
    }
  });

/** A picture in a page: how many of its own pixels its place could show, and the widths it had to choose from. */
interface Choice {
  address: string;
  needed: number;
  chosen: number;
  others: number[];
}

/** Scrolls every picture into view; gives what each has chosen. */
async function choicesOn(page: Page, density: number): Promise<Choice[]> {
  const pictures = page.locator('picture img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  return pictures.evaluateAll((images, pixels) => {
    return (images as HTMLImageElement[]).map((image) => {
      const { width, height } = image.getBoundingClientRect();
      // Where a picture is cropped to fill its place, it is larger than that.
      const ratio =
        Number(image.getAttribute('width')) /
        Number(image.getAttribute('height'));
      const fills = getComputedStyle(image).objectFit === 'cover';
      const drawn = fills ? Math.max(width, height * ratio) : width;
      const sets = [
        ...(image.parentElement?.querySelectorAll('source') ?? []),
        image,
      ].map(({ srcset }) =>
        srcset.split(/,\s+/).map((candidate) => candidate.trim().split(' ')),
      );
      const set = sets.find((candidates) =>
        candidates.some(
          ([url = '']) => new URL(url, location.href).href === image.currentSrc,
        ),
      );
      const widths = new Map(
        (set ?? []).map(([url = '', size = '']) => [
          new URL(url, location.href).href,
          parseInt(size),
        ]),
      );
      return {
        address: image.currentSrc,
        needed: drawn * pixels,
        chosen: widths.get(image.currentSrc) ?? 0,
        others: [...widths.values()],
      };
    });
  }, density);
}

for (const route of ROUTES)
  test(`on ${route} no picture is larger than its place, and none much smaller`, async ({
    browser,
  }) => {
    const wrong: string[] = [];
    for (const { width, height, density } of SCREENS) {
      // A browser would rather show a larger file that it has from another page: each time it has none.
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: density,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await openPage(page, route);
      for (const choice of await choicesOn(page, density)) {
        const { address, needed, chosen, others } = choice;
        const smaller = Math.max(0, ...others.filter((size) => size < chosen));
        // A browser may take one that is a little too small: the eye does not see it.
        const isSharp =
          chosen >= needed * 0.8 || chosen === Math.max(...others);
        if (smaller >= needed || !isSharp)
          wrong.push(
            `at ${width} px: ${address} is ${chosen} px wide, ${Math.round(needed)} are needed, of ${others.join(', ')}`,
          );
      }
      await context.close();
    }
    expect(wrong).toEqual([]);
  });

test('the first picture of a page that opens with one comes first, the others when they are near', async ({
  page,
}) => {
  for (const route of ROUTES) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const pictures = await page
      .locator('picture img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map((image) => [
          image.loading,
          image.fetchPriority,
          image.width > 0 && image.height > 0,
          getComputedStyle(image).backgroundColor !== 'rgba(0, 0, 0, 0)',
        ]),
      );
    const opens = route.startsWith('/blog');
    expect(pictures, route).toEqual(
      pictures.map((_picture, index) =>
        opens && index === 0
          ? ['eager', 'high', true, true]
          : ['lazy', 'auto', true, true],
      ),
    );
  }
});

test('every picture comes in formats that Gatsby made', async ({ page }) => {
  for (const route of ROUTES) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('img:not(picture img)'), route).toHaveCount(0);
    for (const picture of await page.locator('picture').all())
      await expect(
        picture.locator('source[type="image/webp"]'),
        route,
      ).toHaveAttribute('srcset', /^\/static\/.+ \d+w/);
  }
});
