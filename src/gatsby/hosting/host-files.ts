import { FEED_PATH } from '../../content/routes';
import type { Redirect } from '../../content/schemas/redirects';

/** A response header: its name and value. */
export type Header = readonly [name: string, value: string];

/** Two years; browsers’ preload lists ask for one. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** What the site never uses, so that frames in it may not either. Short, as it comes with every page. */
const UNUSED_FEATURES = [
  'camera',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/** The security headers of every response, whatever the host. */
export function securityHeaders(policy: string): Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    [
      'Permissions-Policy',
      UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** Files whose names change with their content, as `_headers` names them. deploy/nginx/site.conf does the same. */
const HASHED_FILES = ['/static/*', '/*.js'];
const CACHED: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];

/** Hosts only see that its name ends with ".xml". */
const FEED_TYPE: Header = [
  'Content-Type',
  'application/rss+xml; charset=utf-8',
];

/**
 * The files from which hosts read headers and redirects: `_headers` and `_redirects` for Netlify and Cloudflare Pages, the
 * other for nginx. No header and no address has a character that would need escaping. Cloudflare follows the first 2,000
 * redirects, so those of pages come last: without one, `/x/` shows the page with `/x` as its canonical address.
 */
export function hostFiles(
  headers: readonly Header[],
  redirects: readonly Redirect[],
  pages: readonly string[],
): Record<string, string> {
  const rule = (path: string, rules: readonly Header[]) =>
    `${path}\n${rules.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return {
    'public/_headers': [
      rule('/*', headers),
      ...HASHED_FILES.map((path) => rule(path, [CACHED])),
      rule(FEED_PATH, [FEED_TYPE]),
    ].join(''),
    'public/_redirects': [
      ...redirects.flatMap(({ from, to }) => [
        `${from} ${to} 301\n`,
        `${from}/ ${to} 301\n`,
      ]),
      ...pages.map((page) => `${page}/ ${page} 301\n`),
    ].join(''),
    '.deploy/generated.conf': [
      ...headers.map(
        ([name, value]) => `add_header ${name} "${value}" always;\n`,
      ),
      ...redirects.map(
        ({ from, to }) =>
          `location = ${from} { return 301 "${withQuery(to)}"; }\n`,
      ),
    ].join(''),
  };
}

/** nginx adds the query of the request, which belongs before the fragment. */
function withQuery(to: string): string {
  const [path, fragment] = to.split('#');
  return `${path}$is_args$args${fragment ? `#${fragment}` : ''}`;
}
