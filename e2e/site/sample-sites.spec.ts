import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from '../support/checks';
import {
  TEMPLATES,
  pageAnchor,
  pagesOf,
  templatePath,
  sampleSitePath,
} from '../support/content';
import { expect, openPage, test } from '../support/test';

// The sample site of each template as a separate page; pages.spec.ts also tests its first page.

const [template] = TEMPLATES;
const ROUTE = sampleSitePath(template?.slug ?? '');
const [, second = ''] = pagesOf(template);

const shown = (page: Page, name: string) =>
  page.getByRole('group', { name: `${name} page of` });

for (const each of TEMPLATES)
  test(`inner pages of ${each.slug} are accessible and fit all widths`, async ({
    page,
  }) => {
    for (const name of pagesOf(each).slice(1)) {
      await page.goto(`${sampleSitePath(each.slug)}#${pageAnchor(name)}`);
      await expect(shown(page, name)).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectNoViolations(page, '', name);
      await expectNoSidewaysScroll(page, shown(page, name));
    }
  });

test('each page has an address, and Back returns to the previous page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, ROUTE);
  const menu = page.getByRole('list', { name: /^Pages of / });
  await menu.getByRole('button', { name: second, exact: true }).click();
  await expect(shown(page, second)).toBeFocused();
  await expect(page).toHaveURL(`${ROUTE}#${pageAnchor(second)}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  // The address alone starts the scripts, without a touch.
  await expect(shown(page, second)).toBeVisible();
  await page.goBack();
  await expect(shown(page, second)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its first page, no menu, and the way back', async ({ page }) => {
    for (const { slug } of TEMPLATES) {
      await page.goto(sampleSitePath(slug));
      await expect(page.locator('h3').first()).toBeVisible();
      await expect(page.getByRole('list', { name: /^Pages of / })).toBeHidden();
      await page
        .getByRole('banner')
        .locator(`a[href="${templatePath(slug)}"]`)
        .click();
      await expect(page).toHaveURL(templatePath(slug));
      const sample = page.locator('[data-device] iframe').contentFrame();
      await expect(sample.locator('h3').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Phone' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Open full window' }).click();
      await expect(page).toHaveURL(sampleSitePath(slug));
    }
  });
});
