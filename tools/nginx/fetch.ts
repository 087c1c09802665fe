import fs from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'nginx-common'];

/** Where Debian's packages are unpacked if nginx isn't installed. Installing them would start a server on port 80. */
const UNPACKED = path.resolve('node_modules/.cache/nginx');

/** The folder of nginx in the layout of Debian's packages; empty without nginx, and its tests are skipped. */
export function findOrFetchNginx(): string {
  const find = () => ['/', UNPACKED].find(isComplete);
  if (!find() && fs.existsSync('/usr/bin/apt-get')) {
    console.log(`\n▸ Fetching Debian’s packages ${PACKAGES.join(', ')}`);
    fs.mkdirSync(UNPACKED, { recursive: true });
    if (process.getuid?.() === 0) run('apt-get', ['update']);
    run('apt-get', ['download', ...PACKAGES], {}, UNPACKED);
    for (const name of fs.readdirSync(UNPACKED))
      if (name.endsWith('.deb'))
        run('dpkg-deb', ['--extract', name, '.'], {}, UNPACKED);
  }
  if (!find())
    console.log(
      '\n▸ There is no nginx with its brotli module here: the tests under nginx are left out.',
    );
  return find() ?? '';
}

const isComplete = (root: string) =>
  [
    'usr/sbin/nginx',
    'usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    'etc/nginx/mime.types',
  ].every((file) => fs.existsSync(path.join(root, file)));
