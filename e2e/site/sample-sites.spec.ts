import type { Locator } from '@playwright/test';
import { LEEWAY, goalsOf } from '../../tools/bench/goals';
import { expectNoSidewaysScroll, expectNoViolations } from '../support/checks';
import {
  CONTENT,
  ORIGIN,
  TEMPLATES,
  only,
  pageAnchor,
  templatePath,
  templatePreviewPath,
} from '../support/content';
import {
  layoutShifts,
  scrollThrough,
  watchLayoutShifts,
} from '../support/layout-shifts';
import { isDocument, isScript, watchRequests, weigh } from '../support/weight';
import { arriveAt, expect, hydrate, openPage, test } from '../support/test';

// The sample site of each website template, in a window of its own.

const { defaultPages } = only(CONTENT.WebsiteTemplatePage);
const [template] = TEMPLATES;
const ROUTE = templatePreviewPath(template?.slug ?? '');
const [, second = ''] = template?.pages ?? defaultPages;

const backTo = (banner: Locator, slug: string) =>
  banner.locator(`a[href="${templatePath(slug)}"]`);

for (const { slug } of TEMPLATES) {
  const route = templatePreviewPath(slug);
  test(`${route} passes all checks`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const fetched = watchRequests(page, baseURL ?? '');
    const goals = goalsOf(route);
    await watchLayoutShifts(page);
    const response = await page.goto(route, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect(fetched.filter(isScript)).toEqual([]);
    expect
      .soft(weigh(fetched) / 1000, 'kB before a touch')
      .toBeLessThanOrEqual(LEEWAY * goals.all);
    expect
      .soft(weigh(fetched.filter(isDocument)) / 1000, 'kB of HTML')
      .toBeLessThanOrEqual(LEEWAY * goals.html);
    await expect(
      page.locator('meta[http-equiv="Content-Security-Policy"]'),
    ).toHaveCount(1);

    await hydrate(page);
    await scrollThrough(page);
    expect
      .soft(weigh(fetched.filter(isScript)) / 1000, 'kB of scripts')
      .toBeLessThanOrEqual(LEEWAY * goals.scripts);
    expect.soft(await layoutShifts(page)).toEqual([]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute(
      'content',
      'noindex',
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      ORIGIN + route,
    );
    for (const landmark of ['banner', 'main'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoViolations(page);
  });
}

test('a design leads to its sample site, and that back to the design', async ({
  page,
}) => {
  const slug = template?.slug ?? '';
  await openPage(page, templatePath(slug));
  await page.getByRole('link', { name: 'Open full window' }).click();
  await arriveAt(page, ROUTE);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await backTo(page.getByRole('banner'), slug).click();
  await arriveAt(page, templatePath(slug));
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('its pages have addresses, and Back leads to the page before', async ({
  page,
}) => {
  const shown = (name: string) =>
    page.getByRole('group', { name: `${name} page of` });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, ROUTE);
  const menu = page.getByRole('list', { name: /^Pages of / });
  await menu.getByRole('button', { name: second, exact: true }).click();
  await expect(shown(second)).toBeFocused();
  await expect(page).toHaveURL(`${ROUTE}#${pageAnchor(second)}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  // Without a touch: the address asks for it.
  await expect(shown(second)).toBeVisible();
  await page.goBack();
  await expect(shown(second)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its first page, no menu, and the way back', async ({ page }) => {
    for (const { slug } of TEMPLATES) {
      await page.goto(templatePreviewPath(slug));
      await expect(page.locator('h3').first()).toBeVisible();
      await expect(page.getByRole('list', { name: /^Pages of / })).toBeHidden();
      await backTo(page.getByRole('banner'), slug).click();
      await expect(page).toHaveURL(templatePath(slug));
      await page.getByRole('link', { name: 'Open full window' }).click();
      await expect(page).toHaveURL(templatePreviewPath(slug));
    }
  });
});
