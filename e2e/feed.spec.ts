import type { Page } from '@playwright/test';
import { only } from '../src/content/example-data.fixture';
import { FEED_PATH, articlePath } from '../src/content/routes';
import {
  CONTENT,
  ORIGIN,
  POSTS,
  ROUTES,
  expect,
  footerLink,
  headerLink,
  openPage,
  test,
} from './site';

const posts = POSTS.slice(0, 20);
const addressOf = ({ slug, link }: (typeof posts)[number]) =>
  link || ORIGIN + articlePath(slug);

const ALTERNATE = 'link[rel=alternate][type="application/rss+xml"]';

/** What the feed says, read strictly by the browser's own XML parser: the texts of elements by their name. */
async function readFeed(page: Page) {
  await page.goto('/faq');
  return page.evaluate(async (path) => {
    const source = await (await fetch(path)).text();
    const xml = new DOMParser().parseFromString(source, 'application/xml');
    const textsOf = (place: Element | Document, name: string) =>
      Array.from(
        place.getElementsByTagName(name),
        (found) => found.textContent,
      );
    const self = xml.getElementsByTagName('atom:link')[0];
    return {
      error: xml.querySelector('parsererror')?.textContent,
      version: xml.documentElement.getAttribute('version'),
      self: [self?.getAttribute('rel'), self?.getAttribute('href')],
      language: textsOf(xml, 'language'),
      channel: textsOf(xml, 'title')[0],
      items: Array.from(xml.getElementsByTagName('item'), (item) => {
        const said = (name: string) => textsOf(item, name).join();
        const html = said('content:encoded');
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        return {
          title: said('title'),
          link: said('link'),
          guid: said('guid'),
          date: new Date(said('pubDate')).toISOString().slice(0, 10),
          category: said('category'),
          author: said('dc:creator'),
          text: parsed.body.textContent,
          addresses: Array.from(
            parsed.querySelectorAll('[href], [src]'),
            (element) =>
              element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          ),
        };
      }),
    };
  }, FEED_PATH);
}

test('the feed is well-formed RSS 2.0 that says where it stands', async ({
  page,
}) => {
  const feed = await readFeed(page);
  expect(feed.error).toBeUndefined();
  expect(feed.version).toBe('2.0');
  expect(feed.self).toEqual(['self', ORIGIN + FEED_PATH]);
  expect(feed.language).toEqual(['en-gb']);
  expect(feed.channel).toBe(only(CONTENT.BlogPage).seo.title);
});

test('the feed holds the posts, newest first', async ({ page }) => {
  const { items } = await readFeed(page);
  expect(
    items.map(({ title, link, guid, date, category, author }) => ({
      ...{ title, link, guid, date, category, author },
    })),
  ).toEqual(
    posts.map((post) => ({
      title: post.title,
      link: addressOf(post),
      guid: addressOf(post),
      date: post.date,
      category: post.category,
      author: post.author,
    })),
  );
});

test('the feed holds articles from their first words to their last, with full addresses', async ({
  page,
  request,
}) => {
  const { items } = await readFeed(page);
  for (const [index, post] of posts.entries()) {
    const item = items[index];
    const paragraphs = (post.body ?? []).filter(
      (block) => block.kind === 'paragraph',
    );
    const plain = ({ text }: { text: string }) =>
      text.replace(/\*\*|\[|\]\([^)]*\)/g, '');
    for (const words of post.body ? paragraphs.map(plain) : [post.excerpt])
      expect(item?.text).toContain(words);
    for (const address of item?.addresses ?? []) {
      expect(address).toMatch(/^(?:https:|mailto:|tel:)/);
      if (!address.startsWith(ORIGIN)) continue;
      const response = await request.get(address.slice(ORIGIN.length));
      expect(response.ok()).toBe(true);
    }
  }
});

for (const route of [...ROUTES, '/404.html', '/nowhere'])
  test(`${route} names the feed once, in its head and in its footer`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(route)).text();
    expect(html.split('application/rss+xml')).toHaveLength(2);

    await openPage(page, route);
    await expect(page.locator(ALTERNATE)).toHaveCount(1);
    await expect(page.locator(`head ${ALTERNATE}`)).toHaveAttribute(
      'href',
      FEED_PATH,
    );
    await expect(
      page.getByRole('contentinfo').locator(`a[href="${FEED_PATH}"]`),
    ).toHaveCount(1);
  });

test('the feed stays named when a visitor goes from page to page', async ({
  page,
  misdeeds,
}) => {
  await openPage(page, '/');
  await headerLink(page, '/blog').click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await headerLink(page, '/hub').click();
  await expect(page).toHaveURL('/hub');
  await expect(page.locator(ALTERNATE)).toHaveCount(1);
  expect(misdeeds.console).toEqual([]);
});

test('the footer’s link opens the feed itself, and nothing asks for it before', async ({
  page,
  misdeeds,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/faq');
  const link = footerLink(page, FEED_PATH);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('rss.xml'))).toEqual([]);

  const response = page.waitForResponse(`**${FEED_PATH}`);
  await link.click();
  expect((await response).headers()['content-type']).toMatch(/xml/);
  expect(misdeeds).toEqual({ console: [], foreignRequests: [] });
});
