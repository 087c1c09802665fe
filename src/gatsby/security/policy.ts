import type { Site } from '../../content/site';
import type { InlineHashes } from './inline-hashes';
import { sha256 } from './inline-hashes';

/** What data/site.json says of other hosts: the frames, the script and the endpoint that pages may reach. */
export type PolicySettings = Pick<Site, 'embeds' | 'newsletterEndpoint'>;

/** Emotion fills a `<style>` element that is empty when a browser judges it. */
const EMPTY_STYLE = sha256('');

/**
 * Takes the settings of the site and the hashes of what stands inline in all its pages; gives the
 * Content-Security-Policy that every response carries. It leaves styles to the policy in the page, which names each of
 * the page’s own: a header that named those of all pages would grow with the site.
 */
export function headerPolicy(
  settings: PolicySettings,
  {
    scripts,
    styleAttributes,
  }: Pick<InlineHashes, 'scripts' | 'styleAttributes'>,
): string {
  return policyText([
    ...commonDirectives(settings, scripts),
    // Browsers that don’t know this directive have default-src forbid all styles. They don’t know light-dark() either,
    // which the site stands on.
    ['style-src-elem', ["'self'", "'unsafe-inline'"]],
    ...attributeStyles(styleAttributes, ["'unsafe-inline'"]),
    ['frame-ancestors', ["'none'"]],
  ]);
}

/**
 * Takes the settings of the site and the hashes of one page, with the `framed` of all pages among its styles; gives the
 * policy for that page’s `<meta http-equiv="Content-Security-Policy">`. It is whole but for what only a header may
 * say, so that a host that knows no headers is covered too.
 */
export function metaPolicy(
  settings: PolicySettings,
  {
    scripts,
    styles,
    styleAttributes,
  }: Pick<InlineHashes, 'scripts' | 'styles' | 'styleAttributes'>,
): string {
  return policyText([
    ...commonDirectives(settings, scripts),
    ['style-src', ["'self'", ...quoted([EMPTY_STYLE, ...styles])]],
    ...attributeStyles(styleAttributes, [
      "'unsafe-hashes'",
      ...quoted(styleAttributes),
    ]),
  ]);
}

type Directive = [name: string, sources: string[]];

/** Where nothing has a style attribute, as here so far, `style-src` or `default-src` forbids them all. */
const attributeStyles = (
  attributes: string[],
  sources: string[],
): Directive[] => (attributes.length > 0 ? [['style-src-attr', sources]] : []);

function commonDirectives(
  { embeds, newsletterEndpoint }: PolicySettings,
  scripts: string[],
): Directive[] {
  const { bookingScript, bookingCalendar, homeVideo, demoVideo } = embeds;
  return [
    ['default-src', ["'none'"]],
    [
      'script-src',
      ["'self'", ...quoted(scripts), ...originsOf([bookingScript])],
    ],
    ['img-src', ["'self'"]],
    ['font-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    [
      'connect-src',
      ["'self'", ...originsOf(newsletterEndpoint ? [newsletterEndpoint] : [])],
    ],
    ['frame-src', originsOf([homeVideo, demoVideo, bookingCalendar])],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
  ];
}

const originsOf = (addresses: string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

const quoted = (hashes: string[]): string[] =>
  [...new Set(hashes)].sort().map((hash) => `'${hash}'`);

const policyText = (directives: Directive[]): string =>
  directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
