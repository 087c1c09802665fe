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

/**
 * The files from which hosts read headers and redirects: `_headers` and `_redirects` for Netlify and Cloudflare Pages, the
 * other for nginx. No header and no address has a character that would need escaping.
 */
export function hostFiles(
  headers: readonly Header[],
  redirects: readonly Redirect[],
): Record<string, string> {
  const forAll = headers.map(([name, value]) => `  ${name}: ${value}\n`);
  return {
    'public/_headers': `/*\n${forAll.join('')}${HASHED_FILES.map(
      (path) =>
        `${path}\n  Cache-Control: public, max-age=31536000, immutable\n`,
    ).join('')}`,
    'public/_redirects': redirects
      .flatMap(({ from, to }) => [
        `${from} ${to} 301\n`,
        `${from}/ ${to} 301\n`,
      ])
      .join(''),
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
