import type { Page } from '@playwright/test';
import { HOST } from './local-server';

/** Makes a page wait for all its content: by default it shows fallbacks of fonts, and pictures load lazily. */
export const loadAllAtOnce = (page: Page) =>
  // Documents of other hosts, such as the booking calendar, may be out of reach.
  page.route(isLocal, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('font-display:swap', 'font-display:block')
      .replaceAll('loading="lazy"', 'decoding="sync"');
    return route.fulfill({ response, body });
  });

const isLocal = ({ hostname }: URL) => hostname === HOST;

/** Runs in a page: scrolls each picture into view, because lazy ones load only near the window, and waits for it. */
export async function loadPictures(): Promise<void> {
  for (const image of document.images) {
    if (!image.checkVisibility()) continue;
    image.scrollIntoView({ behavior: 'instant' });
    await image.decode();
  }
  window.scrollTo(0, 0);
}
