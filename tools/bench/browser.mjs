import { chromium } from '@playwright/test';
import { HOST } from '../lib/port.mjs';
import { siteServer } from '../lib/static-server.mjs';

/** How long the network has to be quiet before a page counts as loaded, in ms. */
const QUIET_MS = 500;

/** Serves a folder on a free port of this machine while `use` runs with its address; gives what that gives. */
export async function serving(folder, use) {
  const server = siteServer(folder);
  await new Promise((listening) => server.listen(0, HOST, listening));
  try {
    return await use(`http://${HOST}:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Runs `use` with a Chromium, which it closes afterwards; gives what `use` gives. */
export async function browsing(executablePath, use) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    // The bench ends itself, and the browser with it.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Opens an address in a new page, without a cache, and waits until React has taken it over and the network is quiet.
 * Gives the page, and the addresses it asked for up to then, each once.
 */
export async function openQuietly(browser, url) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
  });
  const network = watchNetwork(page);
  await page.goto(url);
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
  await network.quiet();
  return { page, network, asked: [...network.asked] };
}

/** Playwright's own "networkidle" comes once in a page's life; this can be waited for again and again. */
function watchNetwork(page) {
  const asked = new Set();
  const open = new Set();
  let changed = performance.now();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) asked.add(request.url());
    open.add(request);
    changed = performance.now();
  });
  for (const event of ['requestfinished', 'requestfailed'])
    page.on(event, (request) => {
      open.delete(request);
      changed = performance.now();
    });
  return {
    asked,
    async quiet() {
      changed = performance.now();
      while (open.size > 0 || performance.now() - changed < QUIET_MS)
        await page.waitForTimeout(QUIET_MS / 10);
    },
  };
}
