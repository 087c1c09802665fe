/** The folder of nginx, if tools/lib/nginx.mjs has found one: it then serves the site in all specs. */
export const NGINX_ROOT = process.env['NGINX_ROOT'] ?? '';

export const SKIPPED =
  'nginx with its brotli module is not here (Debian: apt install nginx libnginx-mod-http-brotli-static)';
