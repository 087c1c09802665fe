import type { Locator, Page } from '@playwright/test';
import {
  CONTENT,
  PORTFOLIO,
  TEMPLATES,
  only,
  templatePath,
} from '../support/content';
import { layoutShifts, watchLayoutShifts } from '../support/layout-shifts';
import { expect, holdBack, openPage, test } from '../support/test';

// The small website in the overview of /websites/<slug>.

const { defaultPages } = only(CONTENT.WebsiteTemplatePage);
const pagesOf = ({ pages }: { pages?: string[] | undefined }) =>
  pages ?? defaultPages;

const template = TEMPLATES.find(({ slug }) => slug === PORTFOLIO[0]) ?? {
  slug: '',
  pages: [],
};
const ROUTE = templatePath(template.slug);
const CODE = /\/template-preview-\w+\.js$/;

const previewOf = (page: Page) => page.locator('[data-hydrates-later]');
const screenOf = (preview: Locator) =>
  preview.locator('[role=group][aria-label*=" page of "]');

test('device buttons set the width, and a phone has a menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, ROUTE);
  const preview = previewOf(page);
  const widthOf = async (device: string) => {
    await preview.getByRole('button', { name: device }).click();
    return (await screenOf(preview).boundingBox())?.width ?? 0;
  };
  const desktop = await widthOf('Desktop');
  const tablet = await widthOf('Tablet');
  const phone = await widthOf('Phone');
  expect(desktop).toBeGreaterThan(tablet);
  expect(tablet).toBeGreaterThan(phone);

  const [, second = ''] = pagesOf(template);
  await preview.locator('summary', { hasText: 'Menu' }).click();
  const menu = preview.getByRole('list', { name: /^Pages of / });
  await menu.getByRole('button', { name: second, exact: true }).click();
  await expect(
    preview.getByRole('group', { name: `${second} page of` }),
  ).toBeVisible();
});

test('loads its code late without losing a press', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (CODE.test(request.url())) requests.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 300 });
  const release = await holdBack(page, CODE);
  await openPage(page, ROUTE);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);

  const preview = previewOf(page);
  const press = preview.locator('.sample-buttons button').first();
  await press.click();
  await expect(press).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => requests).toHaveLength(1);
  release();
  await expect(press).toBeHidden();
});

for (const width of [360, 1440])
  test(`no layout shift when its code loads, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await watchLayoutShifts(page);
    const preview = previewOf(page);
    const state = async () => [
      (await preview.boundingBox())?.height,
      await screenOf(preview).innerHTML(),
    ];
    await openPage(page, ROUTE);
    const before = await state();
    const code = page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('/template-preview-')),
    );
    await preview.evaluate((element) => element.scrollIntoView());
    await code;
    await page.waitForLoadState('networkidle');
    expect(await state()).toEqual(before);
    expect(await layoutShifts(page)).toEqual([]);
  });

test('keeps its height when a link leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/website-design');
  await page.locator(`a[href="${ROUTE}"]`).first().click();
  const preview = previewOf(page);
  await expect(screenOf(preview)).toHaveCount(0);
  const before = await preview.boundingBox();
  await preview.evaluate((element) => element.scrollIntoView());
  await expect(screenOf(preview)).toHaveCount(1);
  expect((await preview.boundingBox())?.height).toBe(before?.height);
});
