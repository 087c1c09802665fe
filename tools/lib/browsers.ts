import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { run } from './run';

/** Where the browsers of tests are found, and the packages in which Debian and Ubuntu have them. */
const BROWSERS = {
  Chromium: {
    variable: 'CHROMIUM_PATH',
    packages: ['chromium'],
    find: () => findProgram('chromium', 'chromium-browser', 'google-chrome'),
  },
  Firefox: {
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    find: () => findProgram('firefox-esr', 'firefox'),
  },
  // Safari's engine. MiniBrowser needs a display and a driver.
  WebKit: {
    variable: 'WEBKIT_PATH',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () =>
      ['WebKitWebDriver', 'xvfb-run', 'xauth'].every((name) =>
        findProgram(name),
      )
        ? findMiniBrowser()
        : undefined,
  },
};

type Name = keyof typeof BROWSERS;

/** The program of a browser: the one that its variable names, or one that is installed. */
export const findBrowser = (name: Name): string | undefined =>
  process.env[BROWSERS[name].variable] || BROWSERS[name].find();

/** Finds Chromium; if there is none, Playwright puts its own into the user's cache. */
export function requireChromium(): string {
  const found = findBrowser('Chromium');
  if (found) return found;
  const own = chromium.executablePath();
  if (!fs.existsSync(own)) {
    console.log('\n▸ Installing Chromium with Playwright');
    run('npx', ['playwright', 'install', 'chromium']);
  }
  return own;
}

/** Names the browsers in which nothing will be tested. */
export function reportMissingBrowsers(): void {
  for (const name of ['Firefox', 'WebKit'] as const)
    if (!findBrowser(name))
      console.log(
        `\n▸ There is no ${name} here: the tests in ${name} are left out. On Debian, install ${BROWSERS[name].packages.join(', ')}.`,
      );
}

/** Calls `act` with a Chromium and then closes it. */
export async function withChromium<Result>(
  act: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

function findProgram(...names: string[]) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
}

/** WebKitGTK installs it outside PATH, in a folder for each processor architecture. */
function findMiniBrowser() {
  const processor = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const folder = `/usr/lib/${processor}-linux-gnu/webkit2gtk`;
  return ['4.1', '4.0']
    .map((version) => `${folder}-${version}/MiniBrowser`)
    .find((file) => fs.existsSync(file));
}
