import { expect, type Page, type Route, test as base } from '@playwright/test';
import { ORIGIN } from './content';

/** Errors of any page: console errors and warnings, uncaught errors, requests to other hosts. */
export interface PageErrors {
  console: string[];
  foreignRequests: string[];
}

/**
 * The project's `test`, which fails if a page has errors. A test that expects some removes them from `pageErrors`, or
 * sets `expectsErrors`. Other hosts answer with an empty file, so no test reaches the network.
 */
export const test = base.extend<{
  pageErrors: PageErrors;
  expectsErrors: boolean;
}>({
  expectsErrors: [false, { option: true }],
  pageErrors: [
    async ({ context, baseURL, expectsErrors }, provide) => {
      const errors: PageErrors = { console: [], foreignRequests: [] };
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          errors.console.push(message.text());
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        // Chromium rejects a view transition when the next document is not a page, or when another link is followed at
        // once.
        if (!/^Transition was (?:aborted|skipped)/.test(message))
          errors.console.push(`uncaught: ${message}`);
      });
      await context.route(
        ({ hostname }) => hostname !== new URL(baseURL ?? '').hostname,
        (route) => {
          errors.foreignRequests.push(route.request().url());
          return route.fulfill({ body: '' });
        },
      );
      await provide(errors);
      // An answer that a test did not wait for would fail the run when its context closes.
      for (const page of context.pages())
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (!expectsErrors)
        expect(errors).toEqual({ console: [], foreignRequests: [] });
    },
    { auto: true },
  ],
});

export { expect };

/** A link of the header or the footer by its address. Only the link to the home page is certain to be in the header. */
export const headerLink = (page: Page, href: string) =>
  page.getByRole('banner').locator(`a[href="${href}"]:visible`).first();
export const footerLink = (page: Page, href: string) =>
  page.getByRole('contentinfo').locator(`a[href="${href}"]`).first();

export async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrate(page);
}

/** Moves the mouse, which starts the scripts, and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  await waitForHydration(page);
}

/** Runs in a page: whether it has the performance entry that Gatsby adds after hydration. */
export const isHydrated = () =>
  performance.getEntriesByName('onInitialClientRender').length > 0;

export const waitForHydration = (page: Page) =>
  page.waitForFunction(isHydrated);

/**
 * Waits until a followed link has arrived at a page. The address changes before the page does; focus and presses before
 * that are lost with the former page.
 */
export async function waitForPage(page: Page, route: string): Promise<void> {
  await expect(page).toHaveURL(route);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    ORIGIN + route,
  );
}

/** Holds requests back and returns a function that releases them to `end`. */
export async function holdBack(
  page: Page,
  requests: string | RegExp,
  end = (route: Route) => route.continue(),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await released;
    await end(route);
  });
  return release;
}
