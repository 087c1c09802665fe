import fs from 'node:fs';
import { fail } from './fail.mjs';
import { installDebianPackage, installedProgram } from './programs.mjs';

const NAMES = ['firefox-esr', 'firefox'];

/**
 * Gives the path of a Firefox to test with: the one that FIREFOX_PATH names, an installed one, or Debian's package,
 * which is installed when it has to be and can be. Without any it says so and gives an empty text: the tests in Firefox
 * are then left out.
 */
export async function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) {
    if (fs.existsSync(named)) return named;
    fail(`FIREFOX_PATH names ${named}, and there is no such file.`);
  }
  const isRoot = process.getuid?.() === 0;
  if (!installedProgram(NAMES) && isRoot)
    await installDebianPackage('firefox-esr');
  const found = installedProgram(NAMES);
  if (!found)
    console.log(
      '\n▸ There is no Firefox here: the tests in Firefox are left out. Install one, or name it in FIREFOX_PATH.',
    );
  return found ?? '';
}
