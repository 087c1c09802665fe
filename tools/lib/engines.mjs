import fs from 'node:fs';
import { fail } from './fail.mjs';
import { installDebianPackages, installedProgram } from './programs.mjs';

// The browsers beside Chromium, by the variables that name them to the specs.

const ENGINES = {
  FIREFOX_PATH: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    installed: () => installedProgram(['firefox-esr', 'firefox']),
  },
  // Safari’s engine. Its MiniBrowser needs a screen, and a driver to be told what to do.
  WEBKIT_PATH: {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    installed: () =>
      ['WebKitWebDriver', 'xvfb-run', 'xauth'].every((program) =>
        installedProgram([program]),
      )
        ? miniBrowser()
        : undefined,
  },
};

/**
 * Finds the other engines to test in: for each the one that its variable names, an installed one, or Debian’s packages,
 * installed when they have to be and can be. The tests in one that is not to be had are left out; this says so.
 */
export async function findOtherEngines() {
  const paths = {};
  for (const [variable, engine] of Object.entries(ENGINES))
    paths[variable] = await findEngine(variable, engine);
  return paths;
}

async function findEngine(variable, { name, packages, installed }) {
  const named = process.env[variable];
  if (named) {
    if (fs.existsSync(named)) return named;
    fail(`${variable} names ${named}, and there is no such file.`);
  }
  if (!installed() && process.getuid?.() === 0)
    await installDebianPackages(packages);
  const found = installed();
  if (!found)
    console.log(
      `\n▸ There is no ${name} here: the tests in ${name} are left out. On Debian, install ${packages.join(', ')}.`,
    );
  return found ?? '';
}

/** WebKitGTK keeps it out of PATH, in a folder for each kind of processor. */
function miniBrowser() {
  const processor = { x64: 'x86_64', arm64: 'aarch64' }[process.arch];
  return ['4.1', '4.0']
    .map(
      (version) =>
        `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
    )
    .find((file) => fs.existsSync(file));
}
