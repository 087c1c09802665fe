import type { Redirect } from '../../content/redirects';
import type { Header } from '../security/headers';
import { bothSpellings } from './nginx';

/**
 * Where pages and what belongs to them stand. These patterns and that of `/static/` share no address: the hosts join
 * the values of several patterns with a comma, which would make nonsense of them.
 */
const OWN = ['/', '/:page', '/blog/:page', '/websites/:page', '/page-data/*'];

/** Which sites may show a response in pages of their own: none, but for pictures, which feed readers show. */
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/** For files whose names change with their content. */
const KEPT_FOR_EVER: Header = [
  'Cache-Control',
  'public, max-age=31536000, immutable',
];

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. HTML and data need no caching rule: both hosts let
 * browsers ask for them again each time.
 */
export function headersFile(headers: Header[]): string {
  const rules: [path: string, headers: Header[]][] = [
    ['/*', headers],
    ...OWN.map((path): [string, Header[]] => [
      path,
      [[RESOURCE_POLICY, 'same-origin']],
    ]),
    ['/static/*', [KEPT_FOR_EVER, [RESOURCE_POLICY, 'cross-origin']]],
    // Every script at the top has a hash in its name.
    ['/*.js', [KEPT_FOR_EVER]],
  ];
  const lines = rules.flatMap(([path, values]) => [
    path,
    ...values.map(([header, value]) => `  ${header}: ${value}`),
  ]);
  return lines.join('\n') + '\n';
}

/** The file `_redirects`, which the same hosts read. */
export function redirectsFile(redirects: Redirect[]): string {
  return redirects
    .flatMap(({ from, to }) =>
      bothSpellings(from).map((address) => `${address} ${to} 301\n`),
    )
    .join('');
}
