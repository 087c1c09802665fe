import type { Header } from '../hosting/host-files';

/** The desk's own security policy: GitHub alone besides this site. */
export function deskCsp(): string {
  return [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https://*.githubusercontent.com",
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The desk's response headers, instead of the site's. The window that signs an editor in answers to this one. */
export function deskHeaders(): Header[] {
  return [
    ['Content-Security-Policy', `${deskCsp()}; frame-ancestors 'none'`],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cache-Control', 'no-cache'],
  ];
}
