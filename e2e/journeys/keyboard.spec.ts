import type { Page } from '@playwright/test';
import {
  articlePath,
  FOOTER_ANCHOR,
  LONGEST_ARTICLE,
  RESTAURANT,
  templatePath,
} from '../support/content';
import {
  expect,
  footerLink,
  openPage,
  test,
  waitForPage,
} from '../support/test';

/** The focused element if another element covers its middle. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused.matches('body, header *')) return '';
    const { x, y, width, height } = focused.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isShown =
      top !== null && (focused.contains(top) || top.contains(focused));
    return isShown ? '' : focused.outerHTML.slice(0, 120);
  });

test('the skip link leads past the header', async ({ page }) => {
  await openPage(page, '/');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a link to an anchor on another page moves the focus there, in one history entry', async ({
  page,
}) => {
  test.skip(!FOOTER_ANCHOR, 'The footer links to no anchor on the home page');
  const { href } = FOOTER_ANCHOR ?? { href: '' };
  const target = page.locator(href.slice(1));
  await openPage(page, '/about');
  await footerLink(page, href).press('Enter');
  await expect(page).toHaveURL(href);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  // Navigating to the current address again must not add a history entry.
  const steps = await page.evaluate(() => history.length);
  await page.evaluate((to) => window.___navigate(to), href);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await waitForPage(page, '/about');
});

test('the notice about scripts never covers the focus', async ({
  page,
  pageErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/blog');
  await page.locator('main [type=search]').pressSequentially('a');
  const notice = page.getByText('Part of this page hasn’t loaded');
  await expect(notice).toBeVisible();
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => coveredFocus(page)).toBe('');
  }
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  pageErrors.console.length = 0;
});

test('the sticky header never covers the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of [
    ...(RESTAURANT ? [templatePath(RESTAURANT.slug)] : ['/']),
    ...(LONGEST_ARTICLE ? [articlePath(LONGEST_ARTICLE.slug)] : []),
  ]) {
    await openPage(page, route);
    // Tabs backwards from the end, so that each stop scrolls in from the top, under the sticky header.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Shift+Tab');
      // Scrolling takes a few frames.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect.poll(() => coveredFocus(page), route).toBe('');
    }
  }
});
