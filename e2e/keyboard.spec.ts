import type { Page } from '@playwright/test';
import {
  arriveAt,
  expect,
  LONGEST_ARTICLE,
  NAVIGATION,
  openPage,
  POSTS,
  test,
} from './site';

const GROUPS = NAVIGATION.header.filter(({ dropdown }) => dropdown);
const [PRODUCTS = '', SERVICES = ''] = GROUPS.map(({ name }) => name);
const [PRODUCT] = GROUPS[0]?.dropdown ?? [];
/** An article of the listing's first page. */
const ARTICLE = POSTS.slice(0, 6).find(({ body }) => body) ?? LONGEST_ARTICLE;
const nameOf = (href: string) =>
  [
    ...NAVIGATION.header,
    ...NAVIGATION.footer.groups.flatMap(({ links }) => links),
  ].find((item) => item.href === href)?.name ?? '';

/** Presses Tab until the focus is on a link or button of this name. Fails when it is not met within 160 presses: an article has a link in each heading. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 160; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () => document.activeElement?.textContent.trim() ?? '',
    );
    if (focused === name) return;
  }
  throw new Error(`The Tab key never reached “${name}”`);
}

test('one walk through the site with the keyboard alone', async ({
  page,
  misdeeds,
}) => {
  await openPage(page, '/');

  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'Skip to main content' }),
  ).toBeFocused();
  await expect(
    page.getByRole('link', { name: 'Skip to main content' }),
  ).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await openPage(page, '/');
  await tabTo(page, PRODUCTS);
  const header = page.getByRole('banner');
  const products = header.getByText(PRODUCTS, { exact: true });
  const openMenus = header.locator('[open]');
  await page.keyboard.press('Enter');
  await expect(openMenus).toContainText(PRODUCTS);
  await page.keyboard.press('Escape');
  await expect(openMenus).toHaveCount(0);
  await expect(products).toBeFocused();

  await page.keyboard.press('Space');
  await tabTo(page, PRODUCT?.name ?? '');
  await page.keyboard.press('Enter');
  await arriveAt(page, PRODUCT?.href ?? '');

  await tabTo(page, SERVICES);
  await page.keyboard.press('Enter');
  await expect(openMenus).toContainText(SERVICES);
  await tabTo(page, nameOf('/blog'));
  await expect(openMenus).toHaveCount(0);
  await page.keyboard.press('Enter');
  await arriveAt(page, '/blog');

  await tabTo(page, ARTICLE?.title ?? '');
  await page.keyboard.press('Enter');
  await arriveAt(page, `/blog/${ARTICLE?.slug ?? ''}`);

  await tabTo(page, nameOf('/faq'));
  await page.keyboard.press('Enter');
  await arriveAt(page, '/faq');
  const question = page.getByRole('main').locator('summary').first();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('main').locator('details').first(),
  ).toHaveAttribute('open');

  expect(misdeeds.console).toEqual([]);
});

test('the newsletter says in words what is wrong, and that nothing was sent', async ({
  page,
  misdeeds,
}) => {
  await openPage(page, '/about');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByLabel(NAVIGATION.footer.newsletter.label);
  await field.focus();
  await page.keyboard.type('not an address');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(footer).toContainText('Enter an email address such as');

  await field.fill('owner@shop.example');
  await page.keyboard.press('Enter');
  await expect(footer.getByRole('status')).toContainText('Nothing was sent');
  expect(misdeeds.foreignRequests).toEqual([]);
});
