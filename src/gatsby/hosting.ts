import crypto from 'node:crypto';
import { FEED_PATH } from '../content/routes';
import { decodedPath, type Redirect } from '../content/schemas/redirects';
import type { SiteSettings } from '../content/schemas/site';
import { frameOf } from '../content/video-address';

export type ResponseHeader = readonly [name: string, value: string];

/** Two years; browsers' preload lists require one. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** frame-ancestors works only in the header, not in a `<meta>`. */
export function securityHeaders(policy: string): ResponseHeader[] {
  return [
    ['Content-Security-Policy', `${policy}; frame-ancestors 'self'`],
    ['Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    // Features that neither the site nor its frames use. A short list, because every page sends it.
    [
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ],
    // Windows that the booking calendar opens, such as one to sign in, may answer it.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ];
}

/**
 * Files with a hash in their name. Patterns of `_headers` can't recognise a hash, so they cover every script, and static/
 * may have none.
 */
const HASHED_FILES = ['/static/*', '/*.js'];
const CACHED: ResponseHeader = [
  'Cache-Control',
  'public, max-age=31536000, immutable',
];

/** Throws if static/ has a script. */
export function refuseScripts(staticFiles: readonly string[]): void {
  const script = staticFiles.find((file) => file.endsWith('.js'));
  if (script)
    throw new Error(
      `static/${script} has no hash in its name, and hosts would cache it for a year: give it the ending .mjs.`,
    );
}

/** By its ending, hosts would serve the feed as plain XML. */
const FEED_TYPE: ResponseHeader = [
  'Content-Type',
  'application/rss+xml; charset=utf-8',
];

/**
 * Headers and redirects in the files that Cloudflare Pages and Netlify read. No header or path contains a character that
 * needs escaping. Cloudflare follows only 2,000 redirects, so those of trailing slashes come last: without one, `/x/`
 * still shows the page, with `/x` as its canonical address.
 */
export function hostFiles(
  headers: readonly ResponseHeader[],
  redirects: readonly Redirect[],
  pages: readonly string[],
) {
  const rule = (path: string, rules: readonly ResponseHeader[]) =>
    `${path}\n${rules.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return {
    _headers: [
      rule('/*', headers),
      ...HASHED_FILES.map((path) => rule(path, [CACHED])),
      rule(FEED_PATH, [FEED_TYPE]),
    ].join(''),
    _redirects: [
      ...redirects.flatMap(({ from, to }) =>
        ['', '/'].map(
          (end) => `${encodeURI(decodedPath(from) ?? from)}${end} ${to} 301\n`,
        ),
      ),
      ...pages.map((page) => `${page}/ ${page} 301\n`),
    ].join(''),
  };
}

/** Settings that name the hosts from which pages load and to which they send. */
type CspSettings = Pick<SiteSettings, 'embeds' | 'newsletterEndpoint'>;

/**
 * The Content-Security-Policy, one for all pages: a visitor who follows links keeps the policy of the first page.
 * Inline scripts are allowed by hash.
 */
export function siteCsp(
  { embeds, newsletterEndpoint }: CspSettings,
  inlineScripts: readonly string[],
  articleVideos: readonly string[] = [],
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
    [
      'frame-src',
      "'self'",
      ...origins(
        ...[homeVideo, demoVideo, ...articleVideos].map(frameOf),
        bookingCalendar,
      ),
    ],
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
