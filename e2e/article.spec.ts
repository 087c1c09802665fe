import type { Page } from '@playwright/test';
import { relatedPosts } from '../src/gatsby/posts/related-posts';
import { articlePath } from '../src/content/routes';
import { linkedData } from './linked-data';
import {
  expect,
  LONGEST_ARTICLE,
  NAVIGATION,
  openPage,
  ORIGIN,
  POSTS,
  SITE,
  test,
} from './site';

const ARTICLES = POSTS.filter(({ body }) => body);

/** The names of the sections of the longest article, as its contents list says them. */
const SECTIONS = (LONGEST_ARTICLE?.body ?? []).flatMap((block) =>
  block.kind === 'step'
    ? `${block.number}. ${block.title}`
    : block.kind === 'heading'
      ? block.text
      : [],
);
const [FIRST = '', SECOND = ''] = SECTIONS;
const LAST = SECTIONS.at(-1) ?? '';
const LONG = articlePath(LONGEST_ARTICLE?.slug ?? '');
test.skip(SECTIONS.length < 3, 'No article has three sections');

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' });

/** The bottom of the sticky header, in px from the top of the window. */
const headerEnd = (page: Page) =>
  page
    .getByRole('banner')
    .evaluate((header) => header.getBoundingClientRect().bottom);

/** Scrolls a heading to this distance from the top of the window, in px. */
const bringHeading = (page: Page, name: string, distance: number) =>
  page
    .getByRole('heading', { name, exact: true })
    .evaluate(
      (heading, top) => scrollBy(0, heading.getBoundingClientRect().top - top),
      distance,
    );

test.describe('the contents list', () => {
  test('follows the reader down and up again', async ({ page, misdeeds }) => {
    await openPage(page, LONG);
    const current = contents(page).locator('[aria-current="location"]:visible');
    await expect(current).toHaveCount(0);
    for (const name of [FIRST, LAST, SECOND]) {
      await bringHeading(page, name, 90);
      await expect(current).toHaveText([name]);
    }
    // One that has only come into view is not being read yet: the one before it still is.
    await bringHeading(page, SECOND, 400);
    await expect(current).toHaveText([FIRST]);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(current).toHaveCount(0);
    expect(misdeeds.console).toEqual([]);
  });

  test('leads to places that the sticky header does not cover, and marks them', async ({
    page,
  }) => {
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(viewport);
      await openPage(page, LONG);
      const summary = contents(page).locator('summary:visible');
      if (await summary.isVisible()) await summary.click();
      const links = contents(page).locator('a:visible');
      const names = await links.allTextContents();
      expect(names).toEqual(SECTIONS);
      for (const name of [...names].reverse()) {
        await links.getByText(name, { exact: true }).click();
        const heading = page.getByRole('heading', { name, exact: true });
        await expect(heading).toBeInViewport({ ratio: 1 });
        const top = await heading.evaluate(
          (element) => element.getBoundingClientRect().top,
        );
        expect(top, name).toBeGreaterThan(await headerEnd(page));
        expect(top, name).toBeLessThan(viewport.height / 3);
        await expect(
          contents(page).locator('[aria-current]:visible'),
        ).toHaveText([name]);
        if (await summary.isVisible())
          await page.evaluate(() => scrollTo(0, 0));
      }
    }
  });

  test('stays in view beside the text, and brings the current section into view in a low window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await openPage(page, LONG);
    await bringHeading(page, LAST, 40);
    const current = contents(page).locator('[aria-current]:visible');
    await expect(current).toHaveText(LAST);
    await expect(current).toBeInViewport({ ratio: 1 });
    const box = await current.boundingBox();
    expect(box?.y).toBeGreaterThan(await headerEnd(page));
  });
});

test('a section’s link shows under the mouse and with the focus, and leads to the section', async ({
  page,
}) => {
  await openPage(page, LONG);
  const name = SECOND;
  const heading = page.getByRole('heading', { name, exact: true });
  const link = page.getByRole('link', {
    name: `Link to this section: ${name}`,
  });
  await expect(link).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(link).toHaveCSS('opacity', '1');
  const box = await link.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(24);
  expect(box?.height).toBeGreaterThanOrEqual(24);
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LONG + String(await link.getAttribute('href')));
  const top = await heading.evaluate(
    (element) => element.getBoundingClientRect().top,
  );
  expect(top).toBeGreaterThan(await headerEnd(page));
});

test('the reading line grows with the text, and is left out for less motion', async ({
  page,
}) => {
  await openPage(page, LONG);
  // A transform of scaleX(s) is computed as matrix(s, 0, 0, 1, 0, 0).
  const share = () =>
    page.evaluate(() => {
      const line = document.querySelector('article [aria-hidden]:empty');
      const { display, transform } = getComputedStyle(line ?? document.body);
      if (!line || display === 'none') return 'none';
      return new DOMMatrix(transform).a;
    });
  const scrollToText = (part: number) =>
    page.evaluate((share) => {
      const sections = [...document.querySelectorAll('article section[id]')];
      const text = sections[0]?.parentElement?.getBoundingClientRect();
      if (!text) throw new Error('The article has no sections');
      scrollBy(0, text.top + share * (text.height - innerHeight));
    }, part);
  expect(await share()).toBe(0);
  await scrollToText(0.5);
  await expect.poll(share).toBeCloseTo(0.5, 1);
  await scrollToText(1);
  await expect.poll(share).toBeCloseTo(1, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await share()).toBe('none');
});

test('Share does nothing at all', async ({ page, context, misdeeds }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, LONG);
  await page.evaluate(() => navigator.clipboard.writeText('as it was'));
  const before = await page.content();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page).toHaveURL(LONG);
  expect(context.pages()).toEqual([page]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'as it was',
  );
  expect(withoutPlace(await page.content())).toBe(withoutPlace(before));
  expect(misdeeds).toEqual({ console: [], foreignRequests: [] });
});

/** Playwright scrolls to what it presses: the contents list may mark another section then. */
function withoutPlace(html: string): string {
  return html.replaceAll(' aria-current="location"', '');
}

test('Back to Blog leads to the listing', async ({ page }) => {
  await openPage(page, LONG);
  await page.getByRole('link', { name: 'Back to Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('searchbox')).toBeVisible();
});

/** What the header calls a page. */
const named = (href: string) =>
  NAVIGATION.header.find((item) => item.href === href)?.name;
const chosen = relatedPosts(POSTS);
const linkOf = new Map(POSTS.map(({ slug, link }) => [slug, link]));

for (const post of ARTICLES) {
  const route = `/blog/${post.slug}`;

  test(`${route} says in schema.org’s terms what it is`, async ({
    page,
    request,
  }) => {
    await openPage(page, route);
    const things = await linkedData(page);
    expect(things.map((thing) => thing['@type']).sort()).toEqual([
      'BlogPosting',
      'BreadcrumbList',
    ]);
    const [posting, breadcrumbs] = ['BlogPosting', 'BreadcrumbList'].map(
      (type) => things.find((thing) => thing['@type'] === type),
    );
    expect(posting).toMatchObject({
      headline: await page.locator('h1').innerText(),
      description: post.excerpt,
      datePublished: post.date,
      author: { '@type': 'Person', name: post.author },
      publisher: { '@type': 'Organization', name: SITE.name },
      mainEntityOfPage: { '@id': ORIGIN + route },
      inLanguage: 'en-GB',
      articleSection: post.category,
      keywords: post.keywords.join(', '),
    });
    const image = new URL(String(posting?.['image']));
    expect(image.origin).toBe(ORIGIN);
    const picture = await request.get(image.pathname);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
    expect(breadcrumbs).toMatchObject({
      itemListElement: [
        { position: 1, name: named('/'), item: `${ORIGIN}/` },
        { position: 2, name: named('/blog'), item: `${ORIGIN}/blog` },
        { position: 3, name: post.title, item: ORIGIN + route },
      ],
    });
  });

  test(`${route} leads on to other posts`, async ({ page }) => {
    test.skip(POSTS.length < 2, 'There is no other post');
    await openPage(page, route);
    const related = page.getByRole('region', { name: 'Related articles' });
    await expect(related).toBeVisible();
    const leadsTo = await related
      .locator('h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(leadsTo).not.toContain(route);
    // The page shows what the build chose, in that order.
    expect(leadsTo).toEqual(
      chosen.get(post.slug)?.map((slug) => linkOf.get(slug) || `/blog/${slug}`),
    );
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is there to be read, and its contents list works', async ({
    page,
  }) => {
    await page.goto(LONG);
    await expect(
      page.getByText('Share this article:', { exact: true }),
    ).toBeVisible();
    await contents(page)
      .locator('a:visible')
      .getByText(LAST, { exact: true })
      .click();
    await expect(
      page.getByRole('heading', { name: LAST, exact: true }),
    ).toBeInViewport({ ratio: 1 });
  });

  test('on a phone the contents list unfolds', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(LONG);
    const link = contents(page).getByRole('link', { name: FIRST });
    await expect(link).toBeHidden();
    await contents(page).locator('summary').press('Enter');
    await expect(link).toBeVisible();
  });
});

test('on paper there is the article and nothing to press', async ({ page }) => {
  await openPage(page, LONG);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Written by')).toBeVisible();
  await expect(contents(page)).toBeHidden();
  for (const text of [
    'Back to Blog',
    'Share this article:',
    'Related articles',
  ])
    await expect(page.getByText(text, { exact: true })).toBeHidden();
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  expect(
    await page
      .locator('article [aria-hidden]:empty')
      .first()
      .evaluate((line) => getComputedStyle(line).display),
  ).toBe('none');
});
