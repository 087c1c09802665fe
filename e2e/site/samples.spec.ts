import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from '../support/checks';
import {
  SAMPLE_SITES,
  samplePath,
  templatePath,
  TEMPLATES,
} from '../support/content';
import { expect, test } from '../support/test';
import { isScript, watchRequests, weigh } from '../support/weight';

// The sample sites of static/samples, each of which is one document: its sections are its pages.

/** In kB, before a touch, on a phone. */
const MOST = 110;

const sections = (page: Page) => page.locator('main > section');
const shown = (page: Page) => page.locator('main > section:visible');

for (const route of SAMPLE_SITES)
  test(`${route} is accessible and fits on all its pages`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const fetched = watchRequests(page, baseURL ?? '');
    await page.goto(route, { waitUntil: 'networkidle' });
    expect(await weigh(fetched)).toBeLessThanOrEqual(MOST);
    expect(fetched.filter(isScript)).toHaveLength(1);
    for (const [name, content] of [
      ['robots', 'noindex'],
      ['description', /./],
    ] as const)
      await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute(
        'content',
        content,
      );
    await expect(
      page.locator('meta[http-equiv=Content-Security-Policy]'),
    ).toHaveAttribute('content', "default-src 'self'");
    const titles = new Set<string>();
    for (const id of await sections(page).evaluateAll((all) =>
      all.map((one) => one.id),
    )) {
      await page.goto(`${route}#${id}`);
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page)).toHaveAttribute('id', id);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      titles.add(await page.title());
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoViolations(page, '', `${id} at 390 px`);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoViolations(page, '', `${id} at 1440 px`);
      await expectNoSidewaysScroll(page);
    }
    expect(titles.size).toBe(await sections(page).count());
  });

test('a link opens a page at its top, names it, and Back returns', async ({
  page,
}) => {
  const [route = ''] = SAMPLE_SITES;
  await page.goto(route);
  const first = await page.title();
  const link = page.getByRole('navigation').getByRole('link').nth(1);
  await page.evaluate(() => scrollTo(0, 900));
  await link.click();
  await expect(page).not.toHaveTitle(first);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(first);
});

test('things are put into a basket, times are chosen, and forms send nothing', async ({
  page,
}) => {
  for (const route of SAMPLE_SITES) {
    await page.goto(route);
    const add = page.locator('[data-add]').first();
    const slot = page.locator('.slots .choice').first();
    const form = page.locator('form').first();
    if ((await add.count()) > 0) {
      const count = page.locator('.count');
      const before = Number(await count.textContent());
      await add.dispatchEvent('click');
      await expect(count).toHaveText(String(before + 1));
    }
    if ((await slot.count()) > 0) {
      await slot.dispatchEvent('click');
      await expect(slot).toHaveAttribute('aria-pressed', 'true');
      const chosen = (await slot.textContent()) ?? '';
      await expect(page.locator('[data-chosen]')).toContainText(chosen);
      await slot.dispatchEvent('click');
      await expect(page.locator('[data-chosen]')).toBeEmpty();
    }
    await form.dispatchEvent('submit');
    await expect(form.locator('+ [role=status]')).toContainText('sample');
    expect(page.url()).not.toContain('?');
  }
});

test('the template’s page shows its sample site, whose links stay in the frame', async ({
  page,
}) => {
  const [template] = TEMPLATES;
  await page.goto(templatePath(template?.slug ?? ''));
  const frame = page.locator('iframe');
  const sample = frame.contentFrame();
  await sample
    .getByRole('navigation')
    .getByRole('link')
    .nth(1)
    .dispatchEvent('click');
  await expect(sample.locator('section + section:visible')).toHaveCount(1);
  expect(page.url()).toContain(templatePath(template?.slug ?? ''));
  await expect(sample.locator('.bar')).not.toBeInViewport();
  await expect(sample.locator('.bar')).toHaveJSProperty('inert', true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all pages are reached, and so is the template', async ({ page }) => {
    for (const { slug, sample } of TEMPLATES) {
      const route = samplePath(sample.folder);
      await page.goto(route);
      for (const link of await page.locator('.footer-pages a').all()) {
        const href = (await link.getAttribute('href')) ?? '';
        await page.goto(route + href);
        await expect(page.locator(`section${href}`)).toBeVisible();
        await expect(shown(page)).toHaveCount(1);
      }
      await page.getByRole('link', { name: /^Sample website by/ }).click();
      await expect(page).toHaveURL(templatePath(slug));
    }
  });
});
