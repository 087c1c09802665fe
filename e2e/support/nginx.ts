import type { APIRequestContext } from '@playwright/test';

/** The folder of nginx if tools/nginx/fetch.ts has found one; all specs then use it. */
export const NGINX_ROOT = process.env['NGINX_ROOT'] ?? '';

export const NO_NGINX =
  'There is no nginx with its brotli module here: see CONTRIBUTING.md';

export const getDirect = (
  request: APIRequestContext,
  address: string,
  encoding = '',
) =>
  request.get(address, {
    maxRedirects: 0,
    headers: { 'accept-encoding': encoding },
  });
