import type { BrowserContext, Page, Response } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { only, repositoryContent } from '../src/content/example-data.fixture';
import { allRoutes } from '../src/content/check/link-targets';

/** What a page did that no page should: console errors and warnings, uncaught errors, requests to other hosts. */
export interface Misdeeds {
  console: string[];
  foreignRequests: string[];
}

/**
 * The site's own test: where it asks for `misdeeds` its pages are watched, and requests to other hosts noted. No test
 * reaches one: see the configuration.
 */
export const test = base.extend<{ misdeeds: Misdeeds }>({
  misdeeds: async ({ context, baseURL }, provide) => {
    const misdeeds: Misdeeds = { console: [], foreignRequests: [] };
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        misdeeds.console.push(message.text());
    });
    context.on('weberror', (error) => {
      const { message } = error.error();
      // Chromium's own: @view-transition where the next document is no page, or a further link is followed at once.
      if (!/^Transition was (?:aborted|skipped)/.test(message))
        misdeeds.console.push(`uncaught: ${message}`);
    });
    await context.route(
      (url) => url.origin !== baseURL,
      (route) => {
        misdeeds.foreignRequests.push(route.request().url());
        return route.abort();
      },
    );
    await provide(misdeeds);
  },
});

export { expect };

/** What stands in data/. Editors may change all of it: tests take names, texts and numbers from here. */
export const CONTENT = repositoryContent();

/** Every route of the built site. */
export const ROUTES = allRoutes(CONTENT);

export const SITE = only(CONTENT.SiteSettings);
export const ORIGIN = SITE.origin;
export const NAVIGATION = only(CONTENT.Navigation);
export const HOME = only(CONTENT.HomePage);
export const NOT_FOUND = only(CONTENT.NotFoundPage);
export const TEMPLATES = CONTENT.WebsiteTemplate.map(({ value }) => value);

/** The posts in the order of the listing, newest first. */
export const POSTS = CONTENT.Post.map(({ value }) => value)
  .filter(({ draft }) => !draft)
  .sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id);

/** The template that takes reservations, and the article with the most sections; undefined where data/ has none. */
export const RESTAURANT = TEMPLATES.find(({ restaurant }) => restaurant);
export const LONGEST_ARTICLE = POSTS.filter(({ body }) => body).sort(
  (a, b) => sectionsIn(b) - sectionsIn(a),
)[0];

function sectionsIn({ body = [] }: (typeof POSTS)[number]): number {
  return body.filter(({ kind }) => kind === 'heading' || kind === 'step')
    .length;
}

/** A link of the header or the footer, by where it leads. */
export const headerLink = (page: Page, href: string) =>
  page.getByRole('banner').locator(`a[href="${href}"]:visible`).first();
export const footerLink = (page: Page, href: string) =>
  page.getByRole('contentinfo').locator(`a[href="${href}"]`).first();

/** Opens a page and waits until it is hydrated. Gives the response. */
export async function openPage(
  page: Page,
  route: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response | null> {
  const response = await page.goto(route, options);
  await hydrate(page);
  return response;
}

/** Moves the mouse, with which scripts start, and waits until the page is hydrated, which Gatsby marks. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
}

/**
 * Waits until a visitor who follows a link is at a page. Its address comes first: what is focused or pressed until then is
 * lost with the former page.
 */
export async function arriveAt(page: Page, route: string): Promise<void> {
  await expect(page).toHaveURL(route);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    ORIGIN + route,
  );
}

/**
 * Answers for every other host with an empty file. The network of a page whose frame fails never comes to rest
 * for Playwright (`networkidle`), so a test that waits for that needs an answer where it does not want a failure.
 */
export async function standInForOtherHosts(
  target: Page | BrowserContext,
  baseURL: string | undefined,
): Promise<void> {
  await target.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ body: '' }),
  );
}
