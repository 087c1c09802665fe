import crypto from 'node:crypto';
import type { Site } from '../../content/schemas/site';

/** The settings that name other hosts, which pages load from or send to. */
type CspSettings = Pick<Site, 'embeds' | 'newsletterEndpoint'>;

/**
 * The Content-Security-Policy of every page, for its `<meta>`: one for the whole site, since a visitor who follows links
 * keeps the policy of the first page. Inline scripts are named by their hashes.
 */
export function metaCsp(
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
    ['frame-src', ...origins(homeVideo, demoVideo, bookingCalendar)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  if (newsletterEndpoint)
    directives.push(['connect-src', "'self'", ...origins(newsletterEndpoint)]);
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The policy for the response header, which alone may say who may frame the site. */
export function headerCsp(
  settings: CspSettings,
  inlineScripts: readonly string[],
): string {
  return `${metaCsp(settings, inlineScripts)}; frame-ancestors 'none'`;
}

const hashSource = (script: string): string =>
  `'sha256-${crypto.createHash('sha256').update(script).digest('base64')}'`;

const origins = (...addresses: string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];
