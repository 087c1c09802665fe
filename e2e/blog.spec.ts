import type { Page } from '@playwright/test';
import {
  CONTENT,
  ORIGIN,
  POSTS,
  expect,
  headerLink,
  openPage,
  test,
} from './site';
import { only } from '../src/content/example-data.fixture';

const INDEX = '**/blog/posts.json';

/** The posts as the built site lists them, newest first. */
interface ListedPost {
  title: string;
  excerpt: string;
  category: string;
  slug: string;
  link: string;
}

const listedPosts = async (page: Page) =>
  (await (await page.request.get('/blog/posts.json')).json()) as ListedPost[];

/** A page of the listing holds six articles (SPEC.md section 9). */
const ON_A_PAGE = Math.min(6, POSTS.length);
const ALL = `Showing all ${POSTS.length} articles`;

/** What is chosen in the listing, and the line that it answers with. */
const choice = (category: string, search = '') => {
  const found = POSTS.filter(
    (post) =>
      post.category === category &&
      [post.title, post.excerpt, post.author, post.category].some((text) =>
        text.toLowerCase().includes(search.toLowerCase()),
      ),
  );
  const line = `Found ${found.length} of ${POSTS.length} articles`;
  return { found, line: search ? `${line} for "${search}"` : line };
};

const [CATEGORY = '', OTHER_CATEGORY = ''] = only(CONTENT.BlogPage).categories;
/** An article, and an address of the listing that finds it. */
const ARTICLE = POSTS.find(({ body }) => body) ?? POSTS[0];
const SEARCH = ARTICLE?.title.slice(0, 12) ?? '';
const FILTERED = `/blog?${new URLSearchParams({ category: ARTICLE?.category ?? '', q: SEARCH })}`;

const cards = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('h3') });
const line = (page: Page) => page.getByRole('main').getByRole('status').first();
const category = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });

test('the listing asks for all posts on the first wish, and once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/blog/posts.json')) asked.push(request.url());
  });
  await openPage(page, '/blog');
  await page.getByLabel('Search').focus();
  await expect(line(page)).toHaveText(ALL);
  expect(asked).toHaveLength(0);
  await category(page, CATEGORY).click();
  await expect(line(page)).toHaveText(choice(CATEGORY).line);
  await category(page, OTHER_CATEGORY).click();
  await page.getByLabel('Search').fill('a');
  await expect(line(page)).toHaveText(choice(OTHER_CATEGORY, 'a').line);
  expect(asked).toHaveLength(1);
});

test('a link to a filtered listing opens it, Back and reload keep it', async ({
  page,
  misdeeds,
}) => {
  const own = ARTICLE?.category ?? '';
  const other = CATEGORY === own ? OTHER_CATEGORY : CATEGORY;
  await openPage(page, FILTERED);
  await expect(line(page)).toHaveText(choice(own, SEARCH).line);
  await expect(page.getByLabel('Search')).toHaveValue(SEARCH);
  await expect(category(page, own)).toHaveAttribute('aria-pressed', 'true');
  await category(page, other).click();
  await expect(page).toHaveURL(
    `/blog?${new URLSearchParams({ category: other, q: SEARCH })}`,
  );
  await page.reload();
  await expect(category(page, other)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(line(page)).toHaveText(choice(own, SEARCH).line);
  await expect(page).toHaveURL(FILTERED);
  // The menu's own link to the blog starts anew.
  await headerLink(page, '/blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(line(page)).toHaveText(ALL);
  await expect(page.getByLabel('Search')).toHaveValue('');
  expect(misdeeds.console).toEqual([]);
});

test('Back from an article returns to the filtered listing', async ({
  page,
}) => {
  await openPage(page, FILTERED);
  const { found } = choice(ARTICLE?.category ?? '', SEARCH);
  await expect(cards(page)).toHaveCount(Math.min(found.length, ON_A_PAGE));
  await cards(page)
    .locator(`a[href="/blog/${ARTICLE?.slug ?? ''}"]`)
    .last()
    .click();
  await expect(page).toHaveURL(`/blog/${ARTICLE?.slug ?? ''}`);
  await page.goBack();
  await expect(page).toHaveURL(FILTERED);
  await expect(cards(page)).toHaveCount(Math.min(found.length, ON_A_PAGE));
});

test('nothing found says so, and Clear filters brings all back', async ({
  page,
}) => {
  await openPage(page, '/blog');
  await page.getByLabel('Search').fill('qzqz');
  await expect(
    page.getByRole('heading', { name: 'No articles found' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page)).toHaveCount(ON_A_PAGE);
  await expect(page.getByLabel('Search')).toBeFocused();
  await expect(page).toHaveURL('/blog');
});

test('a list that does not load is told, and asked for again', async ({
  page,
}) => {
  await page.route(INDEX, (route) => route.abort());
  await openPage(page, '/blog');
  await category(page, CATEGORY).click();
  await expect(line(page)).toContainText('could not be loaded');
  await page.unroute(INDEX);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(line(page)).toHaveText(choice(CATEGORY).line);
});

test('more posts than a page holds are turned over', async ({ page }) => {
  const posts = await listedPosts(page);
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...posts[index % posts.length],
    slug: `post-${index}`,
    title: `Post ${index + 1}`,
  }));
  await page.route(INDEX, (route) => route.fulfill({ json: many }));
  // The page itself knows of the first six: an address beyond them shows the rest.
  await openPage(page, '/blog?page=2');
  await expect(cards(page).first()).toContainText('Post 7');
  const pages = page.getByRole('navigation', { name: 'Pages of articles' });
  await expect(pages).toHaveText('Previous12345…10Next');
  await pages.getByRole('button', { name: 'Page 5' }).click();
  await expect(page).toHaveURL('/blog?page=5');
  await expect(pages).toHaveText('Previous1…456…10Next');
  await expect(
    page.getByRole('group', { name: 'Articles, page 5' }),
  ).toBeFocused();
  await expect(line(page)).toBeInViewport();
  await pages.getByRole('button', { name: 'Page 10' }).click();
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  // The page shows what was chosen a moment before the address says it.
  await expect(page).toHaveURL('/blog?page=10');
  await page.goBack();
  await expect(pages.getByRole('button', { name: 'Page 5' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

/** Watches the windows that the page opens and what it copies, instead of letting it. */
async function watchSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, {
      seen,
      open: (...call: unknown[]) => {
        seen.push(call);
        return null;
      },
    });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          seen.push(text);
          return Promise.resolve();
        },
      },
    });
  });
}

test('each card shares its post, with these parameters and no others', async ({
  page,
}) => {
  await watchSharing(page);
  await openPage(page, '/blog');
  const posts = (await listedPosts(page)).slice(0, ON_A_PAGE);
  const expected = posts.flatMap(({ title, excerpt, slug, link }) => {
    const url = link || `${ORIGIN}/blog/${slug}`;
    return [
      ['/intent/tweet', { text: title, url }],
      ['/sharer/sharer.php', { u: url }],
      ['/shareArticle', { url, title, summary: excerpt }],
      url,
    ];
  });
  for (const card of await cards(page).all()) {
    for (const name of ['Share on X', 'Share on Facebook', 'Share on LinkedIn'])
      await card.getByRole('button', { name }).click();
    await card.getByRole('button', { name: 'Copy link' }).click();
    await expect(card.getByRole('status')).toHaveText('Link copied');
  }
  const seen = await page.evaluate(
    () => Reflect.get(window, 'seen') as unknown[],
  );
  expect(
    seen.map((call) => {
      if (!Array.isArray(call)) return call;
      const [address, target, features] = call as string[];
      expect([target, features]).toEqual(['_blank', 'width=600,height=400']);
      const { protocol, pathname, searchParams } = new URL(String(address));
      expect(protocol).toBe('https:');
      return [pathname, Object.fromEntries(searchParams)];
    }),
  ).toEqual(expected);
});

test('a link that can’t be copied is logged, and nothing else', async ({
  page,
  misdeeds,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openPage(page, '/blog');
  const card = cards(page).first();
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => misdeeds.console.length).toBe(1);
  expect(misdeeds.console[0]).toContain('The link could not be copied');
  await expect(card.getByRole('status')).toBeEmpty();
});

test('a title leads to the article, or elsewhere in a new tab', async ({
  page,
}) => {
  await openPage(page, '/blog');
  const posts = await listedPosts(page);
  for (const { title, slug, link } of posts.slice(0, ON_A_PAGE))
    for (const name of [title, `Read more: ${title}`]) {
      const found = page.getByRole('link', { name, exact: true });
      await expect(found).toHaveAttribute('href', link || `/blog/${slug}`);
      if (link) {
        await expect(found).toHaveAttribute('target', '_blank');
        await expect(found).toHaveAttribute('rel', /noopener/);
      } else await expect(found).not.toHaveAttribute('target');
    }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the newest posts can be read, and nothing stands there that can’t work', async ({
    page,
  }) => {
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(ON_A_PAGE);
    await expect(page.getByRole('link', { name: /^Read more/ })).toHaveCount(
      ON_A_PAGE,
    );
    await expect(page.getByLabel('Search')).toBeHidden();
    await expect(category(page, CATEGORY)).toBeHidden();
    await expect(
      page.getByRole('button', { name: 'Copy link' }).first(),
    ).toBeHidden();
  });
});
