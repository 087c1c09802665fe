import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** Takes names of programs; gives the path of the first that is installed, if any. */
export function installedProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
}

/** Tries to install packages of Debian; resolves in any case. Elsewhere than on Debian it does nothing. */
export async function installDebianPackages(names) {
  if (!fs.existsSync('/usr/bin/apt-get')) return;
  console.log(`\n▸ Installing Debian’s ${names.join(', ')}`);
  await run('apt-get', ['update']);
  await run('apt-get', [
    'install',
    '--yes',
    '--no-install-recommends',
    ...names,
  ]);
}
