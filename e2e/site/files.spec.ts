import { expect, test } from '@playwright/test';
import { parseRssFeed } from 'feedsmith';
import { HtmlValidate } from 'html-validate';
import {
  articlePath,
  FEED_PATH,
  ORIGIN,
  POSTS,
  ROUTES,
} from '../support/content';

/** As many as the query of src/gatsby/posts/feed.tsx asks for. */
const IN_FEED = 20;

const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, match = '']) => match);

test('robots.txt and the sitemap name all routes', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const robots = await read('/robots.txt');
  expect(robots).not.toContain('Disallow');
  const [sitemap = ''] = matches(robots, /^Sitemap: (\S+)$/gm);
  const parts = matches(
    await read(new URL(sitemap).pathname),
    /<loc>([^<]+)</g,
  );
  expect(parts).toEqual([`${ORIGIN}/sitemap-0.xml`]);
  const listed = matches(await read('/sitemap-0.xml'), /<loc>([^<]+)</g);
  expect(listed.sort()).toEqual(ROUTES.map((route) => ORIGIN + route).sort());
});

test('the licences of bundled packages are published', async ({ request }) => {
  const notices = await (await request.get('/third-party-notices.txt')).text();
  for (const name of ['@fontsource/bricolage-grotesque', 'gatsby', 'react-dom'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+\n\n[\\w.-]+\n`, 'm'));
});

test('the feed holds the posts, newest first', async ({ request }) => {
  const feed = parseRssFeed(await (await request.get(FEED_PATH)).text());
  expect(feed.atom?.links).toContainEqual(
    expect.objectContaining({ href: ORIGIN + FEED_PATH, rel: 'self' }),
  );
  const posts = POSTS.slice(0, IN_FEED);
  expect(feed.items?.map(({ link }) => link)).toEqual(
    posts.map(({ slug, link }) => link || ORIGIN + articlePath(slug)),
  );
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const [index, { title, content }] of (feed.items ?? []).entries()) {
    const html = content?.encoded ?? '';
    expect([title, html !== '']).toEqual([title, posts[index]?.link === '']);
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  }
});
