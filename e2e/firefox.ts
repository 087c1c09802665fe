import type { Browser, Page } from 'puppeteer-core';
import { launch } from 'puppeteer-core';
import type { Misdeeds } from './site';

/** Starts the Firefox that FIREFOX_PATH names, without a window, over WebDriver BiDi. */
export function launchFirefox(): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '',
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  });
}

/** Opens a tab of its own storage that is watched as e2e/site.ts watches Chromium's, and reaches no other host. */
export async function watchedPage(
  browser: Browser,
  baseURL: string,
): Promise<{ page: Page; misdeeds: Misdeeds }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const misdeeds: Misdeeds = { console: [], foreignRequests: [] };
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      misdeeds.console.push(message.text());
  });
  page.on('pageerror', (error) =>
    misdeeds.console.push(`uncaught: ${String(error)}`),
  );
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isForeign =
      /^https?:/.test(request.url()) && !request.url().startsWith(baseURL);
    if (isForeign) misdeeds.foreignRequests.push(request.url());
    void (isForeign ? request.abort() : request.continue()).catch(
      () => undefined,
    );
  });
  return { page, misdeeds };
}

/** Opens a page and waits until React has taken it over. Scripts may wait for a first sign of the visitor. */
export async function openInFirefox(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.mouse.move(5, 300);
  await page.mouse.move(10, 310);
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
}
