import { feedOptions } from './feed';

/** The package that gatsby-plugin-feed writes with; it has no types. */
const Rss =
  jest.requireActual<
    new (channel: object) => { item(item: object): void; xml(): string }
  >('rss');

type Post = Queries.FeedItemsQuery['allPost']['nodes'][number];
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
  ],
};

const elsewhere: Post = {
  ...article,
  link: 'https://journal.example/a?b=1&c=2',
  body: null,
};

/** Writes a feed of these posts as the plugin does, and reads it as a reader does: strictly. */
function feedOf(...posts: Post[]): Document {
  const query = { ...channel, allPost: { nodes: posts } };
  const feed = new Rss(feedOptions.setup({ query }));
  for (const { serialize } of feedOptions.feeds)
    for (const item of serialize({ query })) feed.item(item);
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

test.each([
  ['title', 'Blog | A & B', 'Calls & <callers>'],
  // Readers take descriptions for HTML.
  ['description', 'One &lt; two.', 'Why &quot;more&quot; &gt; less.'],
  ['link', `${ORIGIN}/`, `${ORIGIN}/blog/calls`],
])('the %s of the feed and of a post', (name, ofFeed, ofPost) => {
  expect(said(feedOf(article), name)).toEqual([ofFeed, ofPost]);
});

test('the address of a post is its permanent guid, in the order of the query', () => {
  const feed = feedOf(elsewhere, article);
  expect(said(feed, 'guid')).toEqual([elsewhere.link, `${ORIGIN}/blog/calls`]);
  expect(feed.querySelectorAll('guid[isPermaLink=true]')).toHaveLength(2);
});

describe('the full text', () => {
  test('holds every block, with full addresses', () => {
    const content = contentOf(article);
    expect(content.textContent).toBe(
      '\nFirst, see the demo.\nOneTwo\n1. Now\nGo.',
    );
    expect(content.querySelector('a')?.href).toBe(`${ORIGIN}/#demo`);
    const picture = content.querySelector('img');
    expect(picture?.src).toBe(`${ORIGIN}/static/calls.jpg`);
    expect(picture?.alt).toBe('A "field"');
    expect([picture?.width, picture?.height]).toEqual([1200, 675]);
  });

  test('of a post elsewhere is its excerpt and the way there', () => {
    const content = contentOf(elsewhere);
    expect(content.textContent).toBe('\nWhy "more" > less.\nRead the article');
    expect(content.querySelector('a')?.href).toBe(elsewhere.link);
  });

  test.each(['a ]]> b', '<![CDATA[ a ]]> b', 'a & b </content>'])(
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
