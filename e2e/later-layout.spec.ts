import type { Page } from '@playwright/test';
import { PARTS_WAIT } from '../src/styles/later-layout';
import {
  layoutShifts,
  scrollThrough,
  watchLayoutShifts,
} from './layout-shifts';
import {
  ROUTES,
  expect,
  openPage,
  takenOver,
  test,
  waitForVisitor,
} from './site';

// What lies below the first screen is laid out after it: no visitor may notice.

/** Lets no file of scripts arrive: only what stands in the page itself runs. */
const withoutFiles = (page: Page) =>
  page.route('**/*.js', (request) => request.abort());

/** Opens a page of which parts wait, with all files of scripts on their way; gives what lets them arrive. */
async function openWithScriptsHeld(
  page: Page,
  route: string,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (request) => {
    await released;
    await request.continue();
  });
  await page.goto(route, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await partsWait(page)).toBe(true);
  return release;
}

/** Whether parts of the page still wait. */
const partsWait = (page: Page) =>
  page.evaluate(
    (mark) => document.documentElement.hasAttribute(mark),
    PARTS_WAIT,
  );

test('everything is laid out in the end, by itself and without a trace', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(page.locator('main section[style], footer[style]')).toHaveCount(
    0,
  );
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`nothing on a first screen of ${width} × ${height} px moves for what is below it`, async ({
    page,
  }) => {
    // The rest of the page comes with the scripts.
    await waitForVisitor(page);
    await page.setViewportSize({ width, height });
    for (const route of ROUTES) {
      await page.goto(route);
      expect(await partsWait(page), route).toBe(true);
      const before = await placesOnScreen(page);
      expect(before.length).toBeGreaterThan(5);
      await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await takenOver(page);
      expect(await placesOnScreen(page), route).toEqual(before);
    }
  });

for (const route of ROUTES)
  test(`nothing moves on ${route} for a visitor who scrolls before any script is there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await withoutFiles(page);
    await watchLayoutShifts(page);
    await page.goto(route);
    expect(await partsWait(page)).toBe(true);
    await scrollThrough(page);
    expect(await partsWait(page)).toBe(true);
    expect(await layoutShifts(page)).toEqual([]);
  });

for (const [route, id] of [
  ['/', 'demo'],
  ['/terms-of-service', 'contact'],
  ['/websites/restaurant-cafe', 'reservations'],
  ['/websites/saas-landing', 'faq'],
  ['/blog/ai-transform-lead-generation', 'follow-up-until-you-get-an-answer'],
] as const)
  test(`the link to #${id} of ${route}, pressed before any script is there, leads to its place`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await openWithScriptsHeld(page, route);
    const link = page.locator(`main a[href$="#${id}"]:visible`).first();
    // As assistive technology presses it: without a pointer or a key.
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(`${route}#${id}`);
    // Where it is, in every frame from now on.
    const places = await page.locator(`#${id}`).evaluateHandle((element) => {
      const tops: number[] = [];
      const look = () => {
        tops.push(element.getBoundingClientRect().top);
        requestAnimationFrame(look);
      };
      look();
      return tops;
    });
    release();
    await takenOver(page);
    const [first, ...others] = await places.jsonValue();
    expect(first).toBeGreaterThan(60);
    expect(first).toBeLessThan(200);
    // Gatsby goes there once more, to a whole pixel.
    for (const place of others)
      expect(Math.abs(place - Number(first))).toBeLessThan(1);
  });

test('what has come into sight far down stays there when the rest is laid out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await openWithScriptsHeld(page, '/terms-of-service');
  // As when the browser finds a word there: past parts that were never drawn.
  const seen = await page.evaluateHandle(async () => {
    scrollTo(0, 6000);
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise(requestAnimationFrame);
    return document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  });
  const top = () =>
    seen.evaluate((element) => element?.getBoundingClientRect().top);
  expect(await partsWait(page)).toBe(true);
  const before = await top();
  release();
  await takenOver(page);
  expect(await partsWait(page)).toBe(false);
  expect(await top()).toBeCloseTo(Number(before), 0);
});

test('a link to a text far down leads to it, as search engines make them', async ({
  page,
}) => {
  const text = 'They replace earlier discussions and documents';
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, `/terms-of-service#:~:text=${encodeURIComponent(text)}`);
  const place = page.getByText(text);
  await expect(place).toBeInViewport();
  // It is where the browser has put it, in the middle, and nothing has moved it since.
  const box = await place.boundingBox();
  expect(box?.y).toBeGreaterThan(100);
});

test('nothing waits where the browser puts a visitor at a place further down', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.evaluate(() => scrollTo(0, 4000));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBe(4000);

  await page.reload();
  expect(await partsWait(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await page.goto('about:blank');
  await page.goBack();
  expect(await partsWait(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await page.goto('about:blank');
  await page.goto('/terms-of-service#contact');
  expect(await partsWait(page)).toBe(false);
});

/** What stands on the screen and where, in whole pixels: the texts of pages, from the top. */
function placesOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a, button, img')]
      .map((element) => {
        const { top, left, bottom } = element.getBoundingClientRect();
        return { element, top, left, bottom };
      })
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .map(
        ({ element, top, left }) =>
          `${Math.round(top)} ${Math.round(left)} ${element.tagName} ${element.textContent}`,
      ),
  );
}
