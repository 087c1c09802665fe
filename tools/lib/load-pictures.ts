import type { Page } from '@playwright/test';

/** Has a page's documents wait for all they show: else fonts are optional, and pictures load when they are near. */
export const loadAllAtOnce = (page: Page) =>
  page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('font-display:optional', 'font-display:block')
      .replaceAll('loading="lazy"', 'decoding="sync"');
    return route.fulfill({ response, body });
  });

/** Runs in a page: brings each picture near the window, as lazy ones load only there, and waits for it. */
export async function loadPictures(): Promise<void> {
  for (const image of document.images) {
    if (!image.checkVisibility()) continue;
    image.scrollIntoView({ behavior: 'instant' });
    await image.decode();
  }
  window.scrollTo(0, 0);
}
