import type { APIRequestContext } from '@playwright/test';

/** The folder of nginx if tools/nginx/find.ts has found one; all specs then use it. */
export const NGINX_ROOT = process.env['NGINX_ROOT'] ?? '';

export const SKIPPED =
  'nginx with its brotli module is not here (Debian: apt install nginx libnginx-mod-http-brotli-static)';

/** Requests an address without following redirects. */
export const get = (
  request: APIRequestContext,
  address: string,
  encoding = '',
) =>
  request.get(address, {
    maxRedirects: 0,
    headers: { 'accept-encoding': encoding },
  });
