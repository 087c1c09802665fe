import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { fail, run } from './run';

/** The test browsers by environment variable, with their Debian packages. */
const BROWSERS = {
  CHROMIUM_PATH: {
    name: 'Chromium',
    packages: ['chromium'],
    find: () => findProgram('chromium', 'chromium-browser', 'google-chrome'),
  },
  FIREFOX_PATH: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () => findProgram('firefox-esr', 'firefox'),
  },
  // Safari's engine. MiniBrowser needs a display and a driver.
  WEBKIT_PATH: {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () =>
      ['WebKitWebDriver', 'xvfb-run', 'xauth'].every((name) =>
        findProgram(name),
      )
        ? findMiniBrowser()
        : undefined,
  },
};

type Variable = keyof typeof BROWSERS;

/** Calls `act` with a Chromium and then closes it. */
export async function withChromium<Result>(
  executablePath: string,
  act: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

/** Finds or installs Chromium; ends the program if it can't. */
export function requireChromium(): string {
  return (
    fromEnvironment('CHROMIUM_PATH') ??
    BROWSERS.CHROMIUM_PATH.find() ??
    installWithPlaywright() ??
    installFromDebian('CHROMIUM_PATH') ??
    fail(
      'No Chromium to test with could be found or installed: install one and name it in CHROMIUM_PATH.',
    )
  );
}

/** Finds or installs Firefox and WebKit. If one is unavailable, it says so and its tests are skipped. */
export function findOrInstallOtherBrowsers(): Record<string, string> {
  const paths: Record<string, string> = {};
  for (const variable of ['FIREFOX_PATH', 'WEBKIT_PATH'] as const) {
    const { name, packages, find } = BROWSERS[variable];
    const file =
      fromEnvironment(variable) ?? find() ?? installFromDebian(variable);
    if (!file)
      console.log(
        `\n▸ There is no ${name} here: the tests in ${name} are left out. On Debian, install ${packages.join(', ')}.`,
      );
    paths[variable] = file ?? '';
  }
  return paths;
}

function fromEnvironment(variable: Variable) {
  const file = process.env[variable];
  if (file && !fs.existsSync(file))
    fail(`${variable} names ${file}, and there is no such file.`);
  return file || undefined;
}

function findProgram(...names: string[]) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
}

function installWithPlaywright() {
  const file = chromium.executablePath();
  if (fs.existsSync(file)) return file;
  console.log('\n▸ Installing Chromium with Playwright');
  run('npx', ['playwright', 'install', 'chromium']);
  return fs.existsSync(file) ? file : undefined;
}

function installFromDebian(variable: Variable): string | undefined {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return undefined;
  const { packages, find } = BROWSERS[variable];
  console.log(`\n▸ Installing Debian’s ${packages.join(', ')}`);
  run('apt-get', ['update']);
  const install = ['install', '-y', '--no-install-recommends'];
  run('apt-get', [...install, ...packages]);
  return find();
}

/** WebKitGTK installs it outside PATH, in a folder for each processor architecture. */
function findMiniBrowser() {
  const processor = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const folder = `/usr/lib/${processor}-linux-gnu/webkit2gtk`;
  return ['4.1', '4.0']
    .map((version) => `${folder}-${version}/MiniBrowser`)
    .find((file) => fs.existsSync(file));
}
