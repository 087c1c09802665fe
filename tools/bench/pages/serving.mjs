import fs from 'node:fs';
import { serving } from '../../lib/browser.mjs';
import { findNginx } from '../../lib/nginx.mjs';
import { BUILT_CONF, startSite } from '../../nginx/server.ts';

/**
 * Serves a built site while `use` runs with its address: as the operator's nginx does, with the brotli files of the
 * build; where that can't be had, as a plain host does, with nothing compressed. Gives what `use` gives, and the
 * server's name.
 */
export async function servingSite(site, use, includes = BUILT_CONF) {
  const nginxRoot = fs.existsSync(includes) ? await findNginx() : undefined;
  if (!nginxRoot) {
    console.log('! Without nginx or .deploy/: nothing is served compressed.');
    return { server: 'plain host', result: await serving(site, use) };
  }
  const { origin, stop } = await startSite(nginxRoot, site, {
    includes,
  });
  try {
    return { server: 'nginx, brotli', result: await use(origin) };
  } finally {
    await stop();
  }
}
