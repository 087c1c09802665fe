import fs from 'node:fs';
import { browsing, serving } from '../lib/browser.mjs';
import { requireChromium } from '../lib/chromium.mjs';
import { findNginx } from '../lib/nginx.mjs';
import { BUILT_CONF, startSite } from '../nginx/server.ts';

/** Runs `use` with a browser, its path, and the address of the built site: under nginx if there is one. */
export async function withSite(use) {
  const executable = await requireChromium();
  const inBrowser = (origin) =>
    browsing(executable, (browser) => use({ browser, executable, origin }));
  const nginxRoot = fs.existsSync(BUILT_CONF) ? await findNginx() : undefined;
  console.log(nginxRoot ? 'Under nginx, Brotli' : 'Under a plain host');
  if (!nginxRoot) return serving('public', inBrowser);
  const { origin, stop } = await startSite(nginxRoot, 'public');
  return inBrowser(origin).finally(stop);
}

/** What makes a browser's page a phone's. */
export const phone = (viewport) => ({
  ...{ viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
});

/** Opens an empty page of a device, with a DevTools session. */
export async function openPage(browser, { options, slowdown = 1, network }) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', network);
  return { context, page, devtools };
}
