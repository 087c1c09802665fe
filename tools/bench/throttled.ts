import type { Browser, Page } from '@playwright/test';
import { layoutShifts, totalShift } from '../../e2e/support/layout-shifts';

/** A slow phone on a mediocre network, which the browser itself slows down; Lighthouse calculates one instead. */
const NETWORK = {
  offline: false,
  latency: 150,
  // 1.6 Mbit/s, in bytes per second.
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const TIMES_SLOWER = 4;
const SCREEN = { width: 412, height: 823 };

/** Opens pages as a slow phone would, on a first visit. The caller closes the page's context. */
export async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  return page;
}

/** First and largest paint of a page, in ms, and its layout shifts. */
export async function throttledOf(browser: Browser, url: string) {
  const page = await slowPhone(browser);
  await page.goto(url, { waitUntil: 'load' });
  const shifts = await layoutShifts(page);
  const [fcp = NaN, lcp = NaN] = await page.evaluate(
    (types) =>
      Promise.all(
        types.map(
          (type) =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) => {
                resolve(list.getEntries().at(-1)?.startTime ?? NaN);
              }).observe({ type, buffered: true });
            }),
        ),
      ),
    ['paint', 'largest-contentful-paint'],
  );
  await page.context().close();
  return {
    'slow FCP': Math.round(fcp),
    'slow LCP': Math.round(lcp),
    'slow CLS': Number(totalShift(shifts).toFixed(3)),
  };
}
