import type { FeedChannel, FeedItem } from './feed';
import { feedChannel, feedItem, feedOptions } from './feed';

/** The package that gatsby-plugin-feed writes with; it has no types. */
const Rss =
  jest.requireActual<
    new (channel: FeedChannel) => { item(item: FeedItem): void; xml(): string }
  >('rss');

type Post = Parameters<typeof feedItem>[0];
type Block = NonNullable<Post['body']>[number];

const ORIGIN = 'https://www.example.com';

const channel: Queries.FeedChannelQuery = {
  siteSettings: { origin: ORIGIN },
  blogPage: { seo: { title: 'Blog | A & B', description: 'One < two.' } },
};

const block = (fields: Partial<Block>): Block => ({
  kind: 'paragraph',
  text: null,
  items: null,
  number: null,
  title: null,
  source: null,
  ...fields,
});

const article: Post = {
  title: 'Calls & <callers>',
  excerpt: 'Why "more" > less.',
  author: 'Ada Example',
  category: 'AI & Automation',
  slug: 'calls',
  link: '',
  day: '2025-01-27',
  imageAlt: 'A "field"',
  image: {
    childImageSharp: {
      gatsbyImageData: {
        layout: 'constrained',
        width: 1200,
        height: 675,
        images: { fallback: { src: '/static/calls.jpg' } },
      },
    },
  },
  body: [
    block({ text: 'First, see [the demo](/#demo).' }),
    block({ kind: 'list', items: ['One', 'Two'] }),
    block({ kind: 'step', number: 1, title: 'Now', text: 'Go.' }),
    block({ text: 'Last words.' }),
  ],
};

const elsewhere: Post = {
  ...article,
  slug: 'elsewhere',
  link: 'https://journal.example/a?b=1&c=2',
  body: null,
};

/** Writes a feed of these posts as the plugin does, and reads it as a reader does: strictly. */
function feedOf(...posts: Post[]): Document {
  const feed = new Rss(feedChannel(channel));
  for (const post of posts) feed.item(feedItem(post, ORIGIN));
  const xml = new DOMParser().parseFromString(feed.xml(), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml;
}

const said = (place: Element | Document, name: string) =>
  Array.from(place.getElementsByTagName(name), (found) => found.textContent);

/** The full text of a feed's only item, as a document. */
function contentOf(post: Post): HTMLElement {
  const [html = ''] = said(feedOf(post), 'content:encoded');
  return new DOMParser().parseFromString(html, 'text/html').body;
}

describe('the feed as a whole', () => {
  const feed = feedOf();

  test.each([
    ['title', 'Blog | A & B'],
    ['description', 'One &lt; two.'],
    ['language', 'en-gb'],
    ['link', `${ORIGIN}/`],
  ])('its %s is "%s"', (name, value) => {
    expect(said(feed, name)).toEqual([value]);
  });

  test('is RSS 2.0 and says where it stands', () => {
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    const [self, ...others] = feed.getElementsByTagName('atom:link');
    expect(others).toEqual([]);
    expect(self?.getAttribute('rel')).toBe('self');
    expect(self?.getAttribute('href')).toBe(`${ORIGIN}/rss.xml`);
  });
});

test.each([
  ['title', 'Calls & <callers>'],
  ['description', 'Why &quot;more&quot; &gt; less.'],
  ['link', `${ORIGIN}/blog/calls`],
  ['guid', `${ORIGIN}/blog/calls`],
  ['pubDate', 'Mon, 27 Jan 2025 00:00:00 GMT'],
  ['category', 'AI & Automation'],
  ['dc:creator', 'Ada Example'],
])('an item’s %s is "%s"', (name, value) => {
  const [item] = feedOf(article).getElementsByTagName('item');
  expect(item && said(item, name)).toEqual([value]);
});

test.each([
  [article, `${ORIGIN}/blog/calls`],
  [elsewhere, elsewhere.link],
])('the address of a post is its permanent guid', (post, url) => {
  const feed = feedOf(post);
  const [guid] = feed.getElementsByTagName('guid');
  expect(guid?.textContent).toBe(url);
  expect(guid?.getAttribute('isPermaLink')).toBe('true');
  expect(said(feed, 'link')).toEqual([`${ORIGIN}/`, url]);
});

describe('the full text', () => {
  test('holds every block', () => {
    expect(contentOf(article).textContent).toBe(
      '\nFirst, see the demo.\nOneTwo\n1. Now\nGo.\nLast words.',
    );
  });

  test('leads to full addresses', () => {
    const content = contentOf(article);
    expect(content.querySelector('a')?.getAttribute('href')).toBe(
      `${ORIGIN}/#demo`,
    );
    const picture = content.querySelector('img');
    expect(picture?.getAttribute('src')).toBe(`${ORIGIN}/static/calls.jpg`);
    expect(picture?.alt).toBe('A "field"');
    expect([picture?.width, picture?.height]).toEqual([1200, 675]);
  });

  test('of a post elsewhere is its excerpt and the way there', () => {
    const content = contentOf(elsewhere);
    expect(content.textContent).toBe('\nWhy "more" > less.\nRead the article');
    expect(content.querySelector('a')?.getAttribute('href')).toBe(
      elsewhere.link,
    );
  });

  test.each(['a ]]> b', ']]>]]>', '<![CDATA[ a ]]> b', 'a & b </content>'])(
    'survives %s',
    (text) => {
      const post = { ...article, title: text, body: [block({ text })] };
      expect(contentOf(post).textContent).toBe(`\n${text}`);
      expect(said(feedOf(post), 'title')[1]).toBe(text);
    },
  );

  test('is without the characters that XML can’t hold', () => {
    const text = 'a\u000B\u0000\uFFFF b\tc £ 😀';
    const post = {
      ...{ ...article, title: text, excerpt: text, author: text },
      body: [block({ text })],
    };
    expect(contentOf(post).textContent).toBe('\na b\tc £ 😀');
  });
});

test('a picture that is none ends the build', () => {
  const image = { childImageSharp: null };
  expect(() => feedItem({ ...article, image }, ORIGIN)).toThrow(
    'Not a picture: A "field"',
  );
});

test('the plugin gets the posts in the order of its query', () => {
  const [feed] = feedOptions.feeds;
  const items = feed?.serialize({
    query: { ...channel, allPost: { nodes: [elsewhere, article] } },
  });
  expect(items?.map(({ url }) => url)).toEqual([
    elsewhere.link,
    `${ORIGIN}/blog/calls`,
  ]);
  expect(feed?.query).toMatch(
    /allPost\(sort: \[\{ date: DESC \}, \{ jsonId: ASC \}\], limit: 20\)/,
  );
});
