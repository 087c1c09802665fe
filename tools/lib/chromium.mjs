import fs from 'node:fs';
import { fail } from './fail.mjs';
import { installDebianPackages, installedProgram } from './programs.mjs';
import { run } from './run.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Gives the path of a Chromium to test with: the one that CHROMIUM_PATH names, an installed one, Playwright's own, or
 * Debian's package. The last two are installed when they have to be. Ends the program when none is to be had.
 * Needs the packages of package-lock.json.
 */
export async function requireChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (fs.existsSync(named)) return named;
    fail(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  return (
    installedProgram(NAMES) ??
    (await playwrightsOwn()) ??
    (await debianPackage()) ??
    fail(
      'No Chromium to test with could be found or installed: install one and name it in CHROMIUM_PATH.',
    )
  );
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  if (fs.existsSync(file)) return file;
  console.log('\n▸ Installing Chromium with Playwright');
  await run('npx', ['playwright', 'install', 'chromium']);
  return fs.existsSync(file) ? file : undefined;
}

async function debianPackage() {
  await installDebianPackages(['chromium']);
  return installedProgram(NAMES);
}
