import type { Header } from '../security/headers';
import { CACHING, HASHED_FOLDER, RESOURCE_POLICY } from '../security/headers';

/**
 * Where pages and what belongs to them stand. These patterns and that of `/static/` share no address: the hosts join
 * the values of several patterns with a comma, which would make nonsense of them.
 */
const OWN = ['/', '/:page', '/blog/:page', '/websites/:page', '/page-data/*'];

/**
 * Takes the security headers; gives the file `_headers`, which Netlify and Cloudflare Pages read. HTML and data need no
 * caching rule: both hosts let browsers ask for them again each time.
 */
export function headersFile(headers: Header[]): string {
  const { name } = RESOURCE_POLICY;
  const rules: [path: string, headers: Header[]][] = [
    ['/*', headers],
    ...OWN.map((path): [string, Header[]] => [
      path,
      [[name, RESOURCE_POLICY.own]],
    ]),
    [
      `${HASHED_FOLDER}*`,
      [
        [CACHING.name, CACHING.hashed],
        [name, RESOURCE_POLICY.static],
      ],
    ],
    // Every script at the top has a hash in its name: a test says so.
    ['/*.js', [[CACHING.name, CACHING.hashed]]],
  ];
  const lines = rules.flatMap(([path, values]) => [
    path,
    ...values.map(([header, value]) => `  ${header}: ${value}`),
  ]);
  return lines.join('\n') + '\n';
}
