import type { APIRequestContext } from '@playwright/test';

/** The folder of nginx, if tools/lib/nginx.mjs has found one: it then serves the site in all specs. */
export const NGINX_ROOT = process.env['NGINX_ROOT'] ?? '';

export const SKIPPED =
  'nginx with its brotli module is not here (Debian: apt install nginx libnginx-mod-http-brotli-static)';

/** The answer at an address itself: redirects are not followed. */
export const get = (
  request: APIRequestContext,
  address: string,
  encoding = '',
) =>
  request.get(address, {
    maxRedirects: 0,
    headers: { 'accept-encoding': encoding },
  });
