import type { RunningServer } from '../../tools/nginx/server';
import { startSite } from '../../tools/nginx/server';
import { test as siteTest } from '../site';

export { arriveAt, expect, openPage, ROUTES } from '../site';

/** The folder below which tools/lib/nginx.mjs has found nginx, if it has. */
export const NGINX_ROOT = process.env['NGINX_ROOT'] ?? '';

export const SKIPPED =
  'nginx with its brotli module is not here (Debian: apt install nginx libnginx-mod-http-brotli-static)';

interface WorkerFixtures {
  /** The built site, with its compressed texts beside them. */
  siteFolder: string;
  nginx: RunningServer;
}

/** The site’s test against an nginx with the operator’s configuration instead of the plain server. */
export const test = siteTest.extend<object, WorkerFixtures>({
  siteFolder: ['public', { scope: 'worker' }],
  nginx: [
    async ({ siteFolder }, provide) => {
      const deployed = process.env['BASE_URL'];
      if (deployed) {
        await provide({ origin: deployed, stop: () => Promise.resolve() });
        return;
      }
      const server = await startSite(NGINX_ROOT, siteFolder);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ nginx }, provide) => provide(nginx.origin),
});
