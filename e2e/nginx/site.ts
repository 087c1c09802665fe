import { compressedSite } from '../../tools/nginx/compressed-site';
import type { RunningServer } from '../../tools/nginx/server';
import { startSite } from '../../tools/nginx/server';
import { test as siteTest } from '../site';

export { expect, openPage, ORIGIN, ROUTES } from '../site';

/** The folder below which tools/lib/nginx.mjs has found nginx, if it has. */
export const NGINX_ROOT = process.env['NGINX_ROOT'] ?? '';

export const SKIPPED =
  'nginx with its brotli module is not here (Debian: apt install nginx libnginx-mod-http-brotli-static)';

/** The built site, with its texts compressed, for as long as a worker needs it. */
interface WorkerFixtures {
  siteFolder: string;
  nginx: RunningServer;
}

/** The site’s test against an nginx with the operator’s configuration instead of the plain server. */
export const test = siteTest.extend<object, WorkerFixtures>({
  siteFolder: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, provide) => {
      const { folder, remove } = compressedSite('public');
      await provide(folder);
      remove();
    },
    { scope: 'worker' },
  ],
  nginx: [
    async ({ siteFolder }, provide) => {
      const server = await startSite(NGINX_ROOT, siteFolder);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ nginx }, provide) => provide(nginx.origin),
});
