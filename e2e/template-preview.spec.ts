import type { Locator, Page } from '@playwright/test';
import { includedPages } from '../src/website-templates/page/included-pages';
import { only } from '../src/content/example-data.fixture';
import { layoutShifts, watchLayoutShifts } from './layout-shifts';
import { CONTENT, TEMPLATES, expect, openPage, test } from './site';

// The small website in the overview of /websites/<slug>. What it holds is read from data/, so that it may change.

const { defaultPages } = only(CONTENT.WebsiteTemplatePage);

const routeOf = ({ slug }: { slug: string }) => `/websites/${slug}`;
const pagesOf = ({ pages }: { pages?: string[] | undefined }) =>
  includedPages(pages ?? null, defaultPages);
const CHUNK = /template-preview/;

const previewOf = (page: Page) => page.locator('[data-hydrates-later]');

/** Opens a template's page, goes to its preview and waits until that can be used. Gives the preview. */
async function wake(page: Page, template: { slug: string }): Promise<Locator> {
  await openPage(page, routeOf(template));
  const preview = previewOf(page);
  await preview.scrollIntoViewIfNeeded();
  // A press that works shows that React has taken over.
  await expect(async () => {
    await preview.getByRole('button', { name: 'Desktop' }).click();
    await preview.getByRole('button', { name: 'Tablet' }).click();
    await expect(preview.locator('[data-device="tablet"]')).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await preview.getByRole('button', { name: 'Desktop' }).click();
  return preview;
}

/** Whether the preview's code has been fetched. */
const hasItsCode = (page: Page) =>
  page.evaluate(
    (chunk) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes(chunk)),
    '/template-preview-',
  );

/** The first template and page on which there is a block of a kind; nothing where data/ has none. */
function placeOf(kind: string) {
  for (const template of TEMPLATES)
    for (const { name, blocks } of template.preview?.pages ?? [])
      if (
        pagesOf(template).includes(name) &&
        blocks.some((block) => block.kind === kind)
      )
        return { template, name };
  return undefined;
}

for (const template of TEMPLATES)
  test(`${template.slug}: every included page opens, without a word of structure`, async ({
    page,
    misdeeds,
  }) => {
    const preview = await wake(page, template);
    for (const name of pagesOf(template)) {
      await preview.getByRole('tab', { name, exact: true }).click();
      const screen = preview.getByRole('group', {
        name: new RegExp(`^${name} page of `),
      });
      await expect(screen.locator('h3')).toHaveCount(1);
      expect((await screen.innerText()).length).toBeGreaterThan(80);
      await expect(
        preview.locator(
          'h1, iframe, header, nav, main, footer, aside, section, [aria-expanded], [role=region], [role=search]',
        ),
      ).toHaveCount(0);
      for (const device of ['Phone', 'Tablet', 'Desktop']) {
        await preview
          .getByRole('button', { name: device, exact: true })
          .click();
        expect(
          await screen.evaluate(
            (element) => element.scrollWidth - element.clientWidth,
          ),
          `${name} on ${device} scrolls sideways`,
        ).toBeLessThanOrEqual(0);
      }
    }
    expect(misdeeds.console).toEqual([]);
  });

test('its code is not requested before it comes near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 300 });
  for (const template of TEMPLATES) {
    await openPage(page, routeOf(template));
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.filter((url) => CHUNK.test(url))).toEqual([]);
  await previewOf(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => scripts.filter((url) => CHUNK.test(url)))
    .toHaveLength(1);
});

test('what is pressed before its code has come is not lost', async ({
  page,
}) => {
  const [template] = TEMPLATES;
  if (!template) throw new Error('There is no template');
  const later = pagesOf(template).at(-1) ?? '';
  await page.route(CHUNK, async (route) => {
    await page.waitForFunction(() => 'pressed' in window);
    await route.continue();
  });
  await openPage(page, routeOf(template));
  const preview = previewOf(page);
  await preview.getByRole('button', { name: 'Phone' }).click();
  await preview.getByRole('tab', { name: later }).click();
  await expect(preview.locator('[data-device="phone"]')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { pressed: true }));
  await expect(preview.getByRole('tab', { name: later })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // The panel of the former page may still be on its way out.
  await expect(preview.locator('[data-device="phone"]')).toHaveCount(1);
});

test('what is pressed before any script has come is not lost', async ({
  page,
}) => {
  const [template] = TEMPLATES;
  if (!template) throw new Error('There is no template');
  await page.route('**/app-*.js', async (route) => {
    await page.waitForFunction(() => 'pressed' in window);
    await route.continue();
  });
  await page.goto(routeOf(template), { waitUntil: 'commit' });
  const preview = previewOf(page);
  await preview.getByRole('button', { name: 'Phone' }).click();
  await page.evaluate(() => Object.assign(window, { pressed: true }));
  await expect(preview.locator('[data-device="phone"]')).toBeVisible();
});

for (const width of [360, 768, 1440])
  test(`nothing moves when it wakes, ${width} px`, async ({
    page,
    misdeeds,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await watchLayoutShifts(page);
    for (const template of TEMPLATES) {
      await openPage(page, routeOf(template));
      const preview = previewOf(page);
      const before = await preview.boundingBox();
      const html = await preview.locator('[role=group][tabindex]').innerHTML();
      await preview.evaluate((element) => {
        element.scrollIntoView();
      });
      await expect.poll(() => hasItsCode(page)).toBe(true);
      await page.waitForLoadState('networkidle');
      expect((await preview.boundingBox())?.height).toBe(before?.height);
      expect(await preview.locator('[role=group][tabindex]').innerHTML()).toBe(
        html,
      );
      expect(await layoutShifts(page)).toEqual([]);
    }
    expect(misdeeds.console).toEqual([]);
  });

test('it keeps its room for a visitor who comes by a link', async ({
  page,
}) => {
  const [template] = TEMPLATES;
  if (!template) throw new Error('There is no template');
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/website-design');
  await page
    .locator(`a[href="${routeOf(template)}"]`)
    .first()
    .click();
  const preview = previewOf(page);
  await expect(preview).toHaveCount(1);
  await expect(preview.getByRole('tab')).toHaveCount(0);
  const asleep = await preview.boundingBox();
  await preview.evaluate((element) => {
    element.scrollIntoView();
  });
  await expect(preview.getByRole('tab')).toHaveCount(pagesOf(template).length);
  // The line that names the firm may be one longer than the empty one.
  expect((await preview.boundingBox())?.height).toBe(asleep?.height);
});

test('arrow keys, Home and End choose a page', async ({ page }) => {
  const [template] = TEMPLATES;
  if (!template) throw new Error('There is no template');
  const preview = await wake(page, template);
  const names = pagesOf(template);
  const tab = (index: number) =>
    preview.getByRole('tab', { name: names.at(index) ?? '', exact: true });
  await tab(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab(-1)).toHaveAttribute('aria-selected', 'true');
  // The next stop is the screen, which scrolls by keyboard.
  await page.keyboard.press('Tab');
  await expect(preview.locator('[role=group][tabindex]')).toBeFocused();
});

test('a device is as wide as it is, and its page laid out for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [template] = TEMPLATES;
  if (!template) throw new Error('There is no template');
  const preview = await wake(page, template);
  const screen = preview.locator('[role=group][tabindex]');
  const widths: number[] = [];
  for (const device of ['Phone', 'Tablet', 'Desktop']) {
    await preview.getByRole('button', { name: device }).click();
    widths.push((await screen.boundingBox())?.width ?? 0);
  }
  expect(widths.slice(0, 2)).toEqual([360, 768]);
  expect(widths[2]).toBeGreaterThan(1000);
});

test('what is bought is counted', async ({ page }) => {
  const place = placeOf('products');
  test.skip(!place, 'No template sells anything');
  if (!place) return;
  const preview = await wake(page, place.template);
  await preview.getByRole('tab', { name: place.name, exact: true }).click();
  const basket = preview.getByText(/^Basket \(\d+\)$/);
  await expect(basket).toHaveText('Basket (0)');
  await preview.locator('li button').first().press('Enter');
  await expect(basket).toHaveText('Basket (1)');
});

test('one appointment is chosen at a time', async ({ page }) => {
  const place = placeOf('slots');
  test.skip(!place, 'No template has appointments');
  if (!place) return;
  const preview = await wake(page, place.template);
  await preview.getByRole('tab', { name: place.name, exact: true }).click();
  const slots = preview.locator('li button[aria-pressed]');
  await slots.nth(0).press('Enter');
  await slots.nth(1).press('Enter');
  await expect(preview.locator('li button[aria-pressed="true"]')).toHaveCount(
    1,
  );
  await expect(slots.nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('it weighs less than a fifth of the first view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const template of TEMPLATES) {
    let rest = 0;
    const bodies: Promise<number>[] = [];
    page.removeAllListeners('response');
    page.on('response', (response) => {
      bodies.push(
        response.body().then(
          ({ length }) => length,
          () => 0,
        ),
      );
    });
    const response = await openPage(page, routeOf(template));
    await page.waitForLoadState('networkidle');
    for (const length of await Promise.all(bodies)) rest += length;
    const html = (await response?.text()) ?? '';
    const preview =
      (await previewOf(page).evaluate((element) => element.outerHTML.length)) +
      JSON.stringify(template.preview ?? null).length;
    expect(html).toContain('data-hydrates-later');
    expect(preview / (rest - preview), routeOf(template)).toBeLessThan(0.2);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const template of TEMPLATES)
    test(`${template.slug} shows its first page, and nothing that would not work`, async ({
      page,
    }) => {
      await page.goto(routeOf(template));
      const preview = previewOf(page);
      await expect(preview.locator('h3')).toBeVisible();
      await expect(preview.getByRole('tab')).toHaveCount(0);
      await expect(preview.getByRole('button', { name: 'Phone' })).toHaveCount(
        0,
      );
    });
});
