import type { Page } from '@playwright/test';
import { test as base } from '@playwright/test';

/** What a page did that no page should: console errors and warnings, uncaught errors, requests to other hosts. */
export interface Misdeeds {
  console: string[];
  foreignRequests: string[];
}

/** The site's own test: every page is watched, and nothing reaches another host. */
export const test = base.extend<{ misdeeds: Misdeeds }>({
  misdeeds: async ({ context, baseURL }, provide) => {
    const misdeeds: Misdeeds = { console: [], foreignRequests: [] };
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        misdeeds.console.push(message.text());
    });
    context.on('weberror', (error) =>
      misdeeds.console.push(`uncaught: ${error.error().message}`),
    );
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

export { expect } from '@playwright/test';

/** Every route of SPEC.md section 2. */
export const ROUTES = [
  '/',
  '/about',
  '/ai-lead-gen',
  '/smartcall-ai',
  '/reviews',
  '/messaging',
  '/automation',
  '/webchat',
  '/payments',
  '/crm',
  '/hub',
  '/privacy-policy',
  '/terms-of-service',
  '/website-design',
  '/blog',
  '/faq',
  '/blog/custom-website-design-business-growth',
  '/blog/maximize-customer-connections-missed-call-text-back',
  '/blog/building-long-term-social-media-strategy',
  '/blog/ai-transform-lead-generation',
  '/book-demo',
  '/demo',
  '/websites/ecommerce-store',
  '/websites/corporate-website',
  '/websites/restaurant-cafe',
  '/websites/creative-portfolio',
  '/websites/saas-landing',
  '/websites/healthcare-medical',
] as const;

export const ORIGIN = 'https://www.larkfield.example';

/** Opens a page and waits until React has taken it over, which Gatsby marks in the performance timeline. */
export async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
}
