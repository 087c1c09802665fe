import { everyBlock } from '../../blog/article/blocks.fixture';
import { testPost } from '../../blog/listing/posts.fixture';
import { testPicture } from '../../components/media/picture.fixture';
import { feedOptions } from './feed';

/** gatsby-plugin-feed writes with this package, which has no types. */
const Rss =
  jest.requireActual<
    new (channel: object) => { item(item: object): void; xml(): string }
  >('rss');

type Post = Queries.FeedItemsQuery['allPost']['nodes'][number];

const ORIGIN = 'https://www.example.com';

const channel: Queries.FeedChannelQuery = {
  siteSettings: { name: 'Larkfield', origin: ORIGIN },
  blogPage: { seo: { title: 'Blog: A & B', description: 'One < two.' } },
};

const picture = (src: string, relativePath = 'calls.jpg') => ({
  ...testPicture(src),
  relativePath,
});

const article: Post = {
  ...testPost(1),
  title: 'Calls & <callers>',
  excerpt: 'Why "more" > less.',
  author: 'Ada Example',
  category: 'AI & Automation',
  slug: 'calls',
  link: '',
  day: '2025-01-27',
  imageAlt: 'A "field"',
  image: picture('/static/calls.jpg'),
  body: null,
  bodyPictures: null,
};

const LINK = 'https://a.example/?b=1&c=2';
const elsewhere: Post = { ...article, slug: 'elsewhere', link: LINK };

// Descriptions are HTML.
const DESCRIPTION = `<p><img loading="lazy" src="${ORIGIN}/static/calls.jpg" alt="A &quot;field&quot;" width="12" height="8"/></p><p>Why &quot;more&quot; &gt; less.</p>`;

/** Writes a feed of these posts as the plugin does, and parses it strictly. */
function feedOf(...posts: Post[]): Document {
  const query = { ...channel, allPost: { nodes: posts } };
  const feed = new Rss(feedOptions.setup({ query }));
  for (const { serialize } of feedOptions.feeds)
    for (const item of serialize({ query })) feed.item(item);
  const xml = new DOMParser().parseFromString(feed.xml(), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml;
}

const textsOf = (feed: Document, name: string) =>
  Array.from(feed.getElementsByTagName(name), (found) => found.textContent);

test.each([
  [
    'title',
    ['Blog: A & B | Larkfield', 'Calls & <callers>', 'Calls & <callers>'],
  ],
  ['description', ['One &lt; two.', DESCRIPTION, DESCRIPTION]],
  ['link', [`${ORIGIN}/`, LINK, `${ORIGIN}/blog/calls`]],
  ['guid', [`${ORIGIN}/blog/elsewhere`, `${ORIGIN}/blog/calls`]],
  ['pubDate', Array(2).fill('Mon, 27 Jan 2025 00:00:00 GMT')],
  ['category', Array(2).fill('AI & Automation')],
  ['dc:creator', Array(2).fill('Ada Example')],
  ['language', ['en-gb']],
])('the %s of the feed and of its posts', (name, texts) => {
  expect(textsOf(feedOf(elsewhere, article), name)).toEqual(texts);
});

test('has a guid for each of two posts with one outside address, which is no link', () => {
  const feed = feedOf(elsewhere, { ...elsewhere, slug: 'again' }, article);
  expect(new Set(textsOf(feed, 'guid')).size).toBe(3);
  const isLink = Array.from(feed.getElementsByTagName('guid'), (guid) =>
    guid.getAttribute('isPermaLink'),
  );
  expect(isLink).toEqual(['false', 'false', 'true']);
});

test.each([
  ['a ]]> b', 'a ]]> b'],
  ['<![CDATA[ a ]]> b', '<![CDATA[ a ]]> b'],
  // Characters that XML doesn't allow.
  ['a\u000B\u0000\uFFFF b\tc £ 😀', 'a b\tc £ 😀'],
])('the text %j is written as %j', (text, written) => {
  const feed = feedOf({ ...article, title: text, excerpt: text });
  expect(textsOf(feed, 'title')[1]).toBe(written);
  const [, html = ''] = textsOf(feed, 'description');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(body.textContent).toBe(written);
});

describe('the whole article', () => {
  const body = everyBlock('../images/posts/desk.jpg').map((block, index) =>
    block.kind === 'picture'
      ? { ...block, image: `../images/posts/${index}.jpg` }
      : block,
  );
  const images = body.flatMap((block) =>
    block.kind === 'picture' ? block.image.slice(3) : [],
  );
  const bodyPictures = [
    picture('/static/1.jpg', images[0]),
    picture('/2.jpg', images[1]),
  ];
  const feed = feedOf({ ...article, body, bodyPictures }, elsewhere);
  const contents = textsOf(feed, 'content:encoded');
  const [html = ''] = contents;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const valuesOf = (selector: string, name: string) =>
    Array.from(page.querySelectorAll(selector), (one) =>
      one.getAttribute(name),
    );

  test('is in the feed unless it is published elsewhere', () => {
    expect(contents).toHaveLength(1);
    expect(page.querySelectorAll('ul ul > li, ol > li')).toHaveLength(4);
    for (const words of ['Before you start', 'The desk, a week in.', 'Ann Lee'])
      expect(page.body.textContent).toContain(words);
  });

  test('has absolute addresses, its pictures in their order, a link for a video', () => {
    expect(valuesOf('a', 'href')).toEqual([
      `${ORIGIN}/faq`,
      `${ORIGIN}/about`,
      'https://vimeo.com/76979871',
      `${ORIGIN}/faq#plans`,
    ]);
    expect(valuesOf('img', 'src')).toEqual([
      `${ORIGIN}/static/1.jpg`,
      `${ORIGIN}/2.jpg`,
    ]);
  });

  test('has tables for figures, and no scripts, styles or frames', () => {
    const titles = Array.from(page.querySelectorAll('caption'));
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      ...['Lost jobs', 'Calls and jobs', 'Two garages', 'A month later'],
    ]);
    expect(page.body.textContent).toContain('A job× £40lost in a week= £240');
    expect(
      page.querySelectorAll('script, style, iframe, [style], [class]'),
    ).toHaveLength(0);
  });
});
