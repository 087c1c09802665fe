import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from '../support/checks';
import { ORIGIN, ROUTES } from '../support/content';
import { goalsOf, LEEWAY } from '../support/goals';
import { layoutShifts, scrollThrough } from '../support/layout-shifts';
import { expect, hydrate, test } from '../support/test';
import { isDocument, isScript, watchRequests, weigh } from '../support/weight';

// Visits every page once: first on a phone, from load to hydration and scrolled to the end, then in other widths and in
// the dark theme.

/** It requests a calendar and a script from another host. */
const BOOKING = '/book-demo';

const PREFETCH = 'script[type=speculationrules]';

/** How far below the window Chromium looks for pictures on the slowest networks, in px. */
const NEAR = 2500;

test.use({ viewport: { width: 390, height: 844 } });

for (const route of ROUTES)
  test(`${route} passes all checks`, async ({ page, pageErrors, baseURL }) => {
    const fetched = watchRequests(page, baseURL ?? '');
    const goals = goalsOf(route);
    const response = await page.goto(route, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    const loading = await layoutShifts(page);
    // The sample site in a template's frame has a script of its own.
    const ours = fetched.filter(({ file }) => !file.startsWith('/samples/'));
    expect.soft(ours.filter(isScript)).toEqual([]);
    expect
      .soft(await weigh(fetched), 'kB before a touch')
      .toBeLessThanOrEqual(LEEWAY * goals.all);
    expect.soft(await renderBlockers(page)).toEqual([]);
    await expect.soft(page.locator(PREFETCH)).toHaveCount(1);
    expect
      .soft(await weigh(fetched.filter(isDocument)), 'kB of HTML')
      .toBeLessThanOrEqual(LEEWAY * goals.html);
    await expectPicturesToWait(page);

    await hydrate(page);
    await expect.soft(page.locator(PREFETCH)).toHaveCount(0);
    await scrollThrough(page);
    const afterLoading = (await layoutShifts(page)).slice(loading.length);
    expect.soft(afterLoading).toEqual([]);
    const scripts = fetched.filter(isScript);
    expect.soft(scripts.length).toBeGreaterThan(2);
    expect
      .soft(await weigh(scripts), 'kB of scripts')
      .toBeLessThanOrEqual(LEEWAY * goals.scripts);

    await expectStructure(page, route);
    await expectLargeControls(page);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    await expectWholeWords(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoViolations(page);
    expect(await page.context().cookies()).toEqual([]);
    expect(pageErrors.foreignRequests.splice(0)).toHaveLength(
      route === BOOKING ? 2 : 0,
    );
    await expectRoomForLongWords(page);
  });

/** Short words and figures, such as prices, are never broken into two lines; long words and addresses may be. */
async function expectWholeWords(page: Page) {
  for (const width of [390, 600, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
      const found: string[] = [];
      const texts = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const text = node.nodeValue ?? '';
        const { parentElement } = node;
        if (!parentElement?.checkVisibility()) continue;
        for (const { 0: word, index } of text.matchAll(
          /(?<!\S)[\p{L}\p{N}£$,.%]{2,9}(?!\S)/gu,
        )) {
          const range = document.createRange();
          // Without its first letter, which may be a large initial, and whatever a line may break after.
          range.setStart(node, index + 1);
          range.setEnd(node, index + word.length);
          const lines = new Set(
            Array.from(range.getClientRects(), ({ top }) => Math.round(top)),
          );
          if (lines.size > 1) found.push(word);
        }
      }
      return found;
    });
    expect.soft(broken, `broken at ${width} px`).toEqual([]);
  }
}

/** No text of data/ may make a page wider than the window. */
async function expectRoomForLongWords(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 });
  const excess = await page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
      ({ nodeValue, parentElement }) =>
        /[a-z]/i.test(nodeValue ?? '') &&
        !parentElement?.closest('script, style, noscript')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
    );
    const long = ` ${'Larkfield'.repeat(5)}`;
    while (texts.nextNode())
      texts.currentNode.nodeValue = (texts.currentNode.nodeValue ?? '') + long;
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(excess, 'px of long words').toBeLessThanOrEqual(0);
}

/** Style sheets and scripts in the page that keep a browser from painting it. */
const renderBlockers = (page: Page) =>
  page
    .locator(
      'link[rel=stylesheet], script[src]:not([async], [defer], [type=module])',
    )
    .evaluateAll((found) => found.map(({ outerHTML }) => outerHTML));

/**
 * Only what shows is loaded, the first picture before others where it shows at once; all are Gatsby's own, or captures
 * of sample sites.
 */
async function expectPicturesToWait(page: Page) {
  await expect
    .soft(
      page.locator(
        'img:not([srcset^="/static/"][srcset*=".webp "], [srcset^="/samples/"])',
      ),
    )
    .toHaveCount(0);
  const pictures = await page
    .locator('img:visible')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => ({
        file: image.currentSrc,
        loading: [image.loading, image.fetchPriority],
        hasRoom: image.width > 0 && image.height > 0,
        isLoaded: image.naturalWidth > 0,
        distance: image.getBoundingClientRect().top - innerHeight,
      })),
    );
  const near = pictures.filter(({ distance }) => distance <= NEAR);
  for (const [index, picture] of pictures.entries()) {
    const { file, loading, hasRoom, isLoaded, distance } = picture;
    // Where a page opens with a picture on wide screens alone, it loads early on phones, too.
    if (index > 0) expect.soft(loading).toEqual(['lazy', 'auto']);
    else if (distance < 0) expect.soft(loading).toEqual(['eager', 'high']);
    expect.soft(hasRoom).toBe(true);
    if (distance < 0) expect.soft(isLoaded, 'a picture that shows').toBe(true);
    // A browser shows a cached picture at once, wherever it is.
    if (!near.some((other) => other.file === file))
      expect.soft(isLoaded, 'a picture far off').toBe(false);
  }
}

async function expectStructure(page: Page, route: string) {
  await expect.soft(page.locator('meta[name=robots]')).toHaveCount(0);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect.soft(page.getByRole(landmark)).toHaveCount(1);
  await expect.soft(page.locator('h1')).toHaveCount(1);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  // During hydration React briefly keeps a second copy of the metadata.
  const canonical = page.locator('link[rel=canonical]');
  await expect.soft(canonical).toHaveCount(1);
  await expect.soft(canonical).toHaveAttribute('href', ORIGIN + route);
  await expect.soft(page.locator('a[href="#"], a[href=""]')).toHaveCount(0);
  const ids = await page
    .locator('[id]')
    .evaluateAll((elements) => elements.map(({ id }) => id));
  expect.soft(ids).toEqual([...new Set(ids)]);
  const inOneSection = await page
    .locator('h2')
    .evaluateAll(
      (titles) =>
        titles.length - new Set(titles.map((h2) => h2.closest('section'))).size,
    );
  expect.soft(inOneSection, 'more than one h2 in a section').toBe(0);
  await expect.soft(page.locator('a').first()).toHaveAttribute('href', '#main');
}

/** WCAG 2.2, 2.5.8: controls are at least 24 px high. */
async function expectLargeControls(page: Page) {
  const small = await page
    .locator('button, summary, nav a, input, select, [data-variant]')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .filter(
          (control) => Math.round(control.getBoundingClientRect().height) < 24,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
  expect.soft(small).toEqual([]);
}
