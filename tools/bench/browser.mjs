/** How long the network has to be quiet before a page counts as loaded, in ms. */
const QUIET_MS = 500;

/**
 * Opens an address in a new page, without a cache, and waits until React has taken it over and the network is quiet.
 * `prepare` gets the page before. Gives the page, and the addresses it asked for up to then, each once.
 */
export async function openQuietly(
  browser,
  url,
  { viewport = { width: 1280, height: 800 }, prepare } = {},
) {
  const page = await browser.newPage({ viewport });
  await prepare?.(page);
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
