import type { BrowserContext, Page, Response } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { repositoryContent } from '../src/content/test-support';
import { allRoutes } from '../src/content/all-routes';

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

/** Every route of the built site: those of SPEC.md section 2, which a unit test names, and what editors have added. */
export const ROUTES = allRoutes(repositoryContent());

export const ORIGIN = 'https://www.larkfield.example';

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
