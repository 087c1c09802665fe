import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test('a first visit shows the site’s own faces', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const [title, ...others] = await facesOf(page, 'main h1');
  expect(title).toMatch(/^Bricolage Grotesque/);
  expect(others).toEqual([]);
  const texts = await facesOf(page, 'main p');
  expect(texts.join()).toContain('Figtree');
  // Large figures are paragraphs, too.
  for (const face of texts) expect(face).toMatch(/^Bricolage|^Figtree/);
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
