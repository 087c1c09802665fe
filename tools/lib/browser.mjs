import { chromium } from '@playwright/test';
import { HOST } from './port.mjs';
import { siteServer } from './static-server.mjs';

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
    // Whoever uses it ends itself, and the browser with it.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
