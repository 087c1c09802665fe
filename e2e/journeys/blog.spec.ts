import type { Page } from '@playwright/test';
import {
  articlePath,
  CONTENT,
  NAVIGATION,
  only,
  POST_INDEX_PATH,
  POSTS,
} from '../support/content';
import { expect, headerLink, openPage, test } from '../support/test';

const ON_A_PAGE = Math.min(6, POSTS.length);
const ALL = `Showing all ${POSTS.length} articles`;

/** An article, and an address of the listing that finds it. */
const ARTICLE = POSTS.find(({ body }) => body) ?? POSTS[0];
const OWN = ARTICLE?.category ?? '';
const [OTHER = ''] = only(CONTENT.BlogPage).categories.filter(
  (each) => each !== OWN,
);
const SEARCH = ARTICLE?.title ?? '';
const addressOf = (category: string) =>
  `/blog?${new URLSearchParams({ category, q: SEARCH })}`;
const FOUND = ` of ${POSTS.length} articles for "${SEARCH}"`;

const cards = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('h3') });
const line = (page: Page) => page.getByRole('main').getByRole('status').first();
const category = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });

test('a visitor filters, reads and comes back', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(POST_INDEX_PATH)) asked.push(request.url());
  });
  await openPage(page, '/blog');
  await page.getByLabel('Search').focus();
  await expect(line(page)).toHaveText(ALL);
  await expect(cards(page).locator('h3')).toContainText(
    POSTS.slice(0, ON_A_PAGE).map(({ title }) => title),
  );
  expect(asked).toHaveLength(0);
  await category(page, OTHER).click();
  await page.getByLabel('Search').fill(SEARCH);
  await expect(line(page)).toHaveText(/^Found/);
  await category(page, OWN).click();
  await expect(line(page)).toContainText(FOUND);
  await expect(page).toHaveURL(addressOf(OWN));
  expect(asked).toHaveLength(1);

  await cards(page)
    .locator(`a[href="${articlePath(ARTICLE?.slug ?? '')}"]`)
    .last()
    .click();
  await expect(page.locator('h1')).toHaveText(SEARCH);
  await page.goBack();
  await expect(line(page)).toContainText(FOUND);
  await page.reload();
  await expect(line(page)).toContainText(FOUND);
  await expect(page.getByLabel('Search')).toHaveValue(SEARCH);
  await expect(category(page, OWN)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL(addressOf(OTHER));
  await expect(category(page, OTHER)).toHaveAttribute('aria-pressed', 'true');
  // A link to the blog in the header clears the filter.
  if (!NAVIGATION.header.some(({ href }) => href === '/blog')) return;
  await headerLink(page, '/blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(line(page)).toHaveText(ALL);
  await expect(page.getByLabel('Search')).toHaveValue('');
});

test('more posts than fit on a page are paginated', async ({ page }) => {
  await page.route(`**${POST_INDEX_PATH}`, async (route) => {
    const [post] = (await (await route.fetch()).json()) as object[];
    const json = Array.from({ length: 60 }, (_, index) => ({
      ...post,
      slug: `post-${index}`,
      title: `Post ${index + 1}`,
    }));
    return route.fulfill({ json });
  });
  // The HTML holds only the first six posts, so page 2 has to fetch the others.
  await openPage(page, '/blog?page=2');
  await expect(cards(page).first()).toContainText('Post 7');
  const pages = page.getByRole('navigation', { name: 'Pages of articles' });
  await pages.getByRole('button', { name: 'Page 5' }).click();
  await expect(page).toHaveURL('/blog?page=5');
  await expect(
    page.getByRole('group', { name: 'Articles, page 5' }),
  ).toBeFocused();
  // The live region itself is hidden, beside what shows.
  await expect(line(page).locator('..')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the newest posts and no controls', async ({ page }) => {
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(ON_A_PAGE);
    await expect(page.getByRole('link', { name: /^Read more/ })).toHaveCount(
      ON_A_PAGE,
    );
    await expect(page.getByLabel('Search')).toBeHidden();
    await expect(category(page, OTHER)).toBeHidden();
    await expect(
      page.getByRole('button', { name: 'Copy link' }).first(),
    ).toBeHidden();
  });
});
