import { LinkChecker, LinkState } from 'linkinator';
import { linkTargets } from '../src/content/check/link-targets';
import { FEED_PATH } from '../src/content/routes';
import { repositoryContent } from '../src/content/example-data.fixture';
import { elementsOf } from './html';
import { expect, ORIGIN, ROUTES, SITE, test } from './site';

/** What loads of its own accord, and in which attribute the address stands. */
const LOADING: Partial<Record<string, string>> = {
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  link: 'href',
  object: 'data',
  script: 'src',
  source: 'src',
  video: 'src',
};

/** Links in the head that load nothing. */
const LOADS_NOTHING = ['alternate', 'canonical', 'author', 'license'];

test('every address in the HTML leads to something: pages, pictures, files, canonical addresses', async ({
  baseURL,
}) => {
  const host = baseURL ?? '';
  const { links } = await new LinkChecker().check({
    path: [...ROUTES, '/404.html'].map((route) => host + route),
    recurse: true,
    concurrency: 8,
    // The site's own address is that of the server under test.
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${ORIGIN}`), replacement: host },
    ],
    linksToSkip: (link) => Promise.resolve(!link.startsWith(host)),
  });
  const broken = links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(
      ({ parent, url, status }) => `${parent ?? ''} → ${url} (${status ?? 0})`,
    );
  expect(broken).toEqual([]);
  // It has seen more than the pages: their pictures, their scripts' preloads, their social images.
  expect(links.length).toBeGreaterThan(ROUTES.length * 2);
});

test('every link leads to a place that is there', async ({ request }) => {
  // The feed is a file, which e2e/feed.spec.ts opens; there are no places in it.
  const places = new Map([[FEED_PATH, new Set<string | undefined>()]]);
  const links: { from: string; to: URL }[] = [];
  for (const route of ROUTES) {
    const elements = elementsOf(await (await request.get(route)).text());
    places.set(
      route,
      new Set(elements.map(({ attributes }) => attributes['id'])),
    );
    for (const { tag, attributes } of elements)
      if (tag === 'a' && attributes['href'] !== undefined)
        links.push({
          from: route,
          to: new URL(attributes['href'], ORIGIN + route),
        });
  }
  const broken = links
    .filter(({ to }) => to.origin === ORIGIN)
    .filter(({ to }) => {
      const ids = places.get(to.pathname);
      return !ids || (to.hash !== '' && !ids.has(to.hash.slice(1)));
    })
    .map(({ from, to }) => `${from} → ${to.pathname}${to.hash}`);
  expect(broken).toEqual([]);
});

test('every place that the checker lets links lead to is on its page', async ({
  request,
}) => {
  for (const [route, places] of linkTargets(repositoryContent())) {
    if (places.length === 0) continue;
    const elements = elementsOf(await (await request.get(route)).text());
    const ids = elements.map(({ attributes }) => attributes['id']);
    expect(ids, route).toEqual(expect.arrayContaining([...places]));
  }
});

for (const route of [...ROUTES, '/404.html'])
  test(`the HTML of ${route} loads nothing from another host`, async ({
    request,
  }) => {
    const elements = elementsOf(await (await request.get(route)).text());
    const foreign = elements.flatMap(({ tag, attributes }) => {
      const address = attributes[LOADING[tag] ?? ''];
      const rel = attributes['rel'] ?? '';
      // A frame with a document of its own shows that; nothing is asked of its address.
      if (!address || 'srcdoc' in attributes || LOADS_NOTHING.includes(rel))
        return [];
      const { origin } = new URL(address, ORIGIN);
      return origin === ORIGIN ? [] : [`${tag} ${origin}`];
    });
    expect(foreign).toEqual(
      route === '/book-demo'
        ? [`iframe ${new URL(SITE.embeds.bookingCalendar).origin}`]
        : [],
    );
  });
