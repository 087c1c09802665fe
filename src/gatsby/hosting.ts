import crypto from 'node:crypto';
import { FEED_PATH } from '../content/routes';
import type { Redirect } from '../content/schemas/redirects';
import type { SiteSettings } from '../content/schemas/site';

export type ResponseHeader = readonly [name: string, value: string];

/** Two years; browsers’ preload lists ask for one. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** Only the header's policy can say who may frame the site: a `<meta>` can't. */
export function securityHeaders(policy: string): ResponseHeader[] {
  return [
    ['Content-Security-Policy', `${policy}; frame-ancestors 'self'`],
    ['Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    // Neither the site nor frames in it use these. Few are named, as it comes with every page.
    [
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** Files whose names change with their content, as `_headers` names them. deploy/nginx/site.conf does the same. */
const HASHED_FILES = ['/static/*', '/*.js'];
const CACHED: ResponseHeader = [
  'Cache-Control',
  'public, max-age=31536000, immutable',
];

/** Hosts only see that its name ends with ".xml". */
const FEED_TYPE: ResponseHeader = [
  'Content-Type',
  'application/rss+xml; charset=utf-8',
];

/**
 * The files from which hosts read headers and redirects: `_headers` and `_redirects` for Netlify and Cloudflare Pages, the
 * other for nginx. No header and no address has a character that would need escaping. Cloudflare follows the first 2,000
 * redirects, so those of pages come last: without one, `/x/` shows the page with `/x` as its canonical address.
 * The headers of the editors' desk, if any, replace those of the same names.
 */
export function hostFiles(
  headers: readonly ResponseHeader[],
  redirects: readonly Redirect[],
  pages: readonly string[],
  desk?: readonly ResponseHeader[],
): Record<string, string> {
  const rule = (path: string, rules: readonly ResponseHeader[]) =>
    `${path}\n${rules.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  const line = ([name, value]: ResponseHeader) =>
    `add_header ${name} "${value}" always;\n`;
  let deskRule = '';
  let deskLocation = '';
  if (desk) {
    // Cloudflare joins the values of a header that several rules have, unless the later one removes it first.
    const removed = desk.map(([name]) => `\n  ! ${name}`).join('');
    deskRule = rule(`/admin/*${removed}`, desk);
    const lines = [...new Map([...headers, ...desk])].map(line).join('');
    deskLocation = `location ~ "^/admin(?:/|$)" {\n${lines}try_files $uri $uri/index.html =404;\n}\n`;
  }
  return {
    'public/_headers': [
      rule('/*', headers),
      ...HASHED_FILES.map((path) => rule(path, [CACHED])),
      rule(FEED_PATH, [FEED_TYPE]),
      deskRule,
    ].join(''),
    'public/_redirects': [
      ...redirects.flatMap(({ from, to }) => [
        `${from} ${to} 301\n`,
        `${from}/ ${to} 301\n`,
      ]),
      ...pages.map((page) => `${page}/ ${page} 301\n`),
    ].join(''),
    '.deploy/generated.conf': [
      ...headers.map(line),
      deskLocation,
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

/** The settings that name other hosts, which pages load from or send to. */
type CspSettings = Pick<SiteSettings, 'embeds' | 'newsletterEndpoint'>;

/**
 * The Content-Security-Policy of every page: one for the whole site, since a visitor who follows links
 * keeps the policy of the first page. Inline scripts are named by their hashes.
 */
export function siteCsp(
  { embeds, newsletterEndpoint }: CspSettings,
  inlineScripts: readonly string[],
): string {
  const { bookingScript, bookingCalendar, homeVideo, demoVideo } = embeds;
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'self'"],
    [
      'script-src',
      "'self'",
      ...inlineScripts.map(hashSource),
      ...origins(bookingScript),
    ],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['frame-src', "'self'", ...origins(homeVideo, demoVideo, bookingCalendar)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  if (newsletterEndpoint)
    directives.push(['connect-src', "'self'", ...origins(newsletterEndpoint)]);
  return directives.map((directive) => directive.join(' ')).join('; ');
}

const hashSource = (script: string): string =>
  `'sha256-${crypto.createHash('sha256').update(script).digest('base64')}'`;

const origins = (...addresses: string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];
