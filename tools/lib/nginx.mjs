import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** What the tests need: the server, its brotli module, and its list of file types. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'nginx-common'];
const FILES = [
  'usr/sbin/nginx',
  'usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  'etc/nginx/mime.types',
];

/** Where Debian’s packages are unpacked to when they are not installed. */
const UNPACKED = path.resolve('node_modules/.cache/nginx');

/**
 * Gives the folder below which nginx stands as Debian packs it: “/” where it is installed, otherwise one of our own.
 * Its packages are unpacked there rather than installed: installing would start a server on port 80. Gives undefined,
 * and says so once, where that can’t be done.
 */
export async function findNginx() {
  const root = rootWithNginx() ?? (await unpackPackages());
  if (!root)
    console.log(
      '\n! nginx with its brotli module is not here and could not be fetched: the tests that need it are skipped.',
    );
  return root;
}

const isComplete = (root) =>
  FILES.every((file) => fs.existsSync(path.join(root, file)));

const rootWithNginx = () => ['/', UNPACKED].find(isComplete);

async function unpackPackages() {
  if (!fs.existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`\n▸ Fetching Debian’s packages ${PACKAGES.join(', ')}`);
  fs.mkdirSync(UNPACKED, { recursive: true });
  if (process.getuid?.() === 0) await run('apt-get', ['update']);
  await run('apt-get', ['download', ...PACKAGES], {}, UNPACKED);
  for (const name of fs.readdirSync(UNPACKED))
    if (name.endsWith('.deb'))
      await run('dpkg-deb', ['--extract', name, '.'], {}, UNPACKED);
  return isComplete(UNPACKED) ? UNPACKED : undefined;
}
