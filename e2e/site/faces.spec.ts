import type { Page } from '@playwright/test';
import { ROUTES } from '../support/content';
import { layoutShifts } from '../support/layout-shifts';
import { expect, holdBack, test } from '../support/test';

const FACES = /\.woff2$/;
/** How far a page may move when its faces come late, as a layout shift score. */
const MAX_SHIFT = 0.005;

test('a first visit shows the site’s own faces', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const [title, ...others] = await facesOf(page, 'main h1');
  expect(title).toMatch(/^Bricolage Grotesque/);
  expect(others).toEqual([]);
  const texts = await facesOf(page, 'main p');
  expect(texts).toContain('Figtree');
  // Large figures are paragraphs, too.
  for (const face of texts) expect(face).toMatch(/^Bricolage|^Figtree$/);
});

/** The faces in which Chromium draws most letters of these elements. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  });
  const faces = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', {
      nodeId,
    });
    // An element that doesn't show has none.
    const [most] = fonts.sort((a, b) => b.glyphCount - a.glyphCount);
    if (most)
      faces.add(most.isCustomFont ? most.familyName : 'one of the system');
  }
  return [...faces];
}

for (const width of [390, 1440])
  test(`late faces move hardly anything at ${width} px`, async ({
    page,
    pageErrors,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const moved: unknown[] = [];
    for (const route of ROUTES) {
      const release = await holdBack(page, FACES);
      await page.goto(route, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByType('paint').length === 2,
      );
      expect.soft(await layoutShifts(page), route).toEqual([]);
      release();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      const shifts = await layoutShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum > MAX_SHIFT) moved.push({ route, sum, shifts });
      await page.unrouteAll({ behavior: 'wait' });
    }
    // The booking calendar's.
    pageErrors.foreignRequests.length = 0;
    // A few texts break differently in the fallback, and editors may change any.
    expect(moved.slice(Math.floor(ROUTES.length / 10))).toEqual([]);
  });
