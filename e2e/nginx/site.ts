import { startSite } from '../../tools/nginx/server';
import { test as siteTest } from '../site';

export { expect, openPage, ROUTES } from '../site';

const DEPLOYED = process.env['BASE_URL'];

/** The folder below which nginx stands, if tools/lib/nginx.mjs has found one. */
export const NGINX_ROOT = process.env['NGINX_ROOT'] ?? '';

export const SKIPPED =
  'nginx with its brotli module is not here (Debian: apt install nginx libnginx-mod-http-brotli-static)';

/** The site’s test against an nginx with the operator’s configuration instead of the plain server. */
export const test = siteTest.extend<object, { origin: string }>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that this needs no other fixture.
    async ({}, provide) => {
      if (DEPLOYED) return provide(DEPLOYED);
      const server = await startSite(NGINX_ROOT);
      await provide(server.origin);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, provide) => provide(origin),
});
