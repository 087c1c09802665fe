import type { Redirect } from '../../src/content/redirects';
import { CACHING } from '../../src/gatsby/security/headers';
import { observatoryScore } from '../../src/gatsby/security/observatory';
import { FEED_PATH } from '../../src/content/routes';
import type { Answer, DeployedSite } from './deployed-site';
import { unless } from './deployed-site';
import { freshnessProblems } from './page-checks';

/** Unknown addresses: the not-found screen with status 404, for website templates too (SPEC.md section 8). */
export async function notFoundProblems(site: DeployedSite): Promise<string[]> {
  const answers = await site.getAll([
    '/nowhere',
    '/websites',
    '/websites/nothing-here',
    '/page-data/nowhere/page-data.json',
  ]);
  return answers.flatMap((answer) => [
    ...unless(answer.status === 404, answer, 'status 404', answer.status),
    ...unless(
      answer.text.includes('Oops! Page not found'),
      answer,
      'the not-found screen',
      'another one',
    ),
  ]);
}

/** The RSS feed: it is there, knows its own address and holds articles. */
export async function feedProblems(
  site: DeployedSite,
  origin: string,
): Promise<string[]> {
  const answer = await site.get(FEED_PATH);
  const type = answer.headers.get('content-type');
  return [
    ...unless(answer.status === 200, answer, 'status 200', answer.status),
    ...unless(/xml/.test(type ?? ''), answer, 'XML', type),
    ...unless(
      answer.text.includes(`href="${origin}${FEED_PATH}" rel="self"`),
      answer,
      'a feed that names its own address',
      'another one',
    ),
    ...unless(answer.text.includes('<item>'), answer, 'articles', null),
  ];
}

/** The sitemap: it names the routes and nothing else. */
export async function sitemapProblems(
  site: DeployedSite,
  origin: string,
  routes: string[],
): Promise<string[]> {
  const index = await site.get('/sitemap-index.xml');
  const parts = locationsOf(index).map((address) => new URL(address).pathname);
  const listed = (await site.getAll(parts)).flatMap(locationsOf);
  const wanted = routes.map((route) => origin + route);
  return [
    ...unless(index.status === 200, index, 'status 200', index.status),
    ...wanted
      .filter((address) => !listed.includes(address))
      .map((address) => `/sitemap-index.xml · ${address} · nothing`),
    ...listed
      .filter((address) => !wanted.includes(address))
      .map((address) => `/sitemap-index.xml · no such address · ${address}`),
  ];
}

/** Addresses with a slash at their end, and those of data/redirects.json, lead to pages. */
export async function redirectProblems(
  site: DeployedSite,
  routes: string[],
  redirects: Redirect[],
): Promise<string[]> {
  const wanted = [
    ...routes
      .filter((route) => route !== '/')
      .map((to) => ({ from: `${to}/`, to })),
    ...redirects,
  ];
  const answers = await site.getAll(wanted.map(({ from }) => from));
  return answers.flatMap((answer, index) => {
    const to = wanted[index]?.to ?? '';
    const location = answer.headers.get('location') ?? '';
    const url = new URL(location, 'https://same.host');
    return unless(
      [301, 308].includes(answer.status) && url.pathname + url.hash === to,
      answer,
      `a lasting redirect to ${to}`,
      `${answer.status} ${location}`,
    );
  });
}

/** Files with a hash in their name are kept for ever; what tells of pages is not. */
export async function cachingProblems(
  site: DeployedSite,
  home: Answer,
): Promise<string[]> {
  const named = Array.from(
    home.text.matchAll(/"(\/(?:static\/[^" ,]+|[^"/]+-[0-9a-f]{20}\.js))/g),
    ([, path = '']) => path,
  );
  const hashed = await site.getAll([...new Set(named)]);
  const [data, posts] = await site.getAll([
    '/page-data/index/page-data.json',
    '/blog/posts.json',
  ]);
  return [
    ...unless(hashed.length > 0, home, 'scripts and pictures', null),
    ...hashed.flatMap((answer) => {
      const value = answer.headers.get(CACHING.name);
      return [
        ...unless(answer.status === 200, answer, 'status 200', answer.status),
        ...unless(
          value === CACHING.hashed,
          answer,
          `${CACHING.name}: ${CACHING.hashed}`,
          value,
        ),
      ];
    }),
    ...[data, posts].flatMap((answer) =>
      answer ? freshnessProblems(answer) : [],
    ),
  ];
}

/** The front page’s headers by the rules of MDN’s HTTP Observatory. */
export function observatoryProblems(home: Answer): string[] {
  const { grade, score } = observatoryScore(home.headers);
  return unless(
    grade === 'A+',
    home,
    'A+ by the rules of MDN’s HTTP Observatory',
    `${grade} (${score} points)`,
  );
}

/** The addresses that a part of a sitemap names. */
const locationsOf = ({ text }: Answer): string[] =>
  Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => url);
