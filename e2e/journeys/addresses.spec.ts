import type { Page } from '@playwright/test';
import { NOT_FOUND, ORIGIN } from '../support/content';
import {
  expect,
  headerLink,
  holdBack,
  hydrate,
  openPage,
  test,
  waitForPage,
} from '../support/test';

// Addresses as links, browsers and hosts have them: src/loader/address.ts, `pagePath` in src/loader/inline/loader.ts, and the
// last press that wins in src/loader/full-load.ts.

const canonical = (page: Page) => page.locator('link[rel=canonical]');

for (const fragment of ['#save-100%', '#%E9', '#100%25%'])
  test(`/faq${fragment} is /faq`, async ({ page }) => {
    await openPage(page, `/faq${fragment}`);
    await expect(page).toHaveURL('/faq');
    // A link in the page, and the address edited by hand.
    await page.evaluate((hash) => (location.hash = hash), fragment);
    await expect(page).toHaveURL('/faq');
    await page.evaluate((to) => window.___navigate(to), `/hub${fragment}`);
    await waitForPage(page, '/hub');
  });

for (const path of ['/save-20%25', '/caf%E9', '/websites/caf%E9'])
  test(`${path} is not found`, async ({ page, pageErrors }) => {
    await page.goto(path);
    await hydrate(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path.startsWith('/websites') ? NOT_FOUND.template.title : NOT_FOUND.title,
    );
    await headerLink(page, '/hub').click();
    await waitForPage(page, '/hub');
    const errors = pageErrors.console
      .splice(0)
      .filter((text) => !/Failed to load resource: .*404/.test(text));
    if (!path.startsWith('/websites'))
      expect(errors).toEqual([`404: no page at ${path}`]);
  });

for (const [address, route] of [
  ['/faq.html', '/faq'],
  ['/hub/index.html', '/hub'],
  ['/index.html', '/'],
  ['/blog.html?q=calls', '/blog?q=calls'],
] as const)
  test(`${address} is ${route}`, async ({ page }) => {
    await openPage(page, address);
    await expect(page).toHaveURL(route);
    await expect(canonical(page)).toHaveAttribute(
      'href',
      ORIGIN + route.replace(/\?.*/, ''),
    );
  });

for (const when of ['before', 'after'])
  test(`the last of two links wins, pressed ${when} hydration`, async ({
    page,
  }) => {
    await (when === 'after' ? openPage(page, '/about') : page.goto('/about'));
    await holdBack(page, '**/page-data/hub/page-data.json');
    await headerLink(page, '/hub').dispatchEvent('click');
    await headerLink(page, '/blog').click();
    await waitForPage(page, '/blog');
    // After this time the first link would load its page in full.
    await page.waitForTimeout(4_500);
    await expect(page).toHaveURL('/blog');
  });
