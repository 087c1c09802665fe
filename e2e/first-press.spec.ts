import type { Page } from '@playwright/test';
import { controlsWith, type Control } from './controls';
import { NGINX_ROOT, SKIPPED, test as nginxTest } from './nginx/site';
import { templatePath } from '../src/content/routes';
import { TEMPLATES, expect, test } from './site';

// A press, or a word typed, as the very first thing that happens to a page: e2e/engines.spec.ts tries some of it in
// Firefox and WebKit.

const CONTROLS = controlsWith(templatePath(TEMPLATES[0]?.slug ?? ''));

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const failure = (page: Page) =>
  page.getByText('Part of this page could not be loaded');

/** Presses or types without waiting for any script. */
async function pressControl(page: Page, { type, press }: Control) {
  if (type) {
    const field = page.locator(type[0]).first();
    await field.clear();
    await field.pressSequentially(type[1]);
  }
  if (press) await page.locator(press).first().tap();
}

const answer = (page: Page, control: Control) =>
  page.evaluate<unknown>(control.answer);

/** Uses a control before any script is there, and waits for its result. */
async function firstPress(page: Page, control: Control) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(control.route);
  const before = await answer(page, control);
  await pressControl(page, control);
  await expect.poll(() => answer(page, control)).not.toEqual(before);
  await expect(failure(page)).toBeHidden();
}

nginxTest.describe('under nginx', () => {
  nginxTest.skip(NGINX_ROOT === '', SKIPPED);
  for (const control of CONTROLS)
    nginxTest(`${control.name}: the first press is answered`, ({ page }) =>
      firstPress(page, control),
    );
});

for (const control of CONTROLS) {
  test(`${control.name}: the first press of a page is answered`, ({ page }) =>
    firstPress(page, control));

  test(`${control.name}: without its scripts it answers, or says that it can’t`, async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(control.route);
    const before = await answer(page, control);
    await pressControl(page, control);
    if (control.needsNoScripts)
      await expect.poll(() => answer(page, control)).not.toEqual(before);
    else await expect(failure(page)).toBeVisible();
  });
}

test('a press is acknowledged while its scripts are on their way', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/blog');
  const category = page.locator('[aria-label=Categories] button').nth(1);
  await category.tap();
  await expect(category).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Loading…')).toBeVisible();
  release();
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await expect(category).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('Loading…')).toBeHidden();
});

test('a link to a place in the page leads there while the scripts start', async ({
  page,
}) => {
  for (const delay of [0, 100, 300, 600]) {
    await page.goto('/website-design');
    await page.mouse.move(5, 300);
    await page.waitForTimeout(delay);
    await page.locator('main a[href$="#portfolio"]').first().tap();
    await expect
      .poll(() =>
        page.evaluate(
          () => performance.getEntriesByName('onInitialClientRender').length,
        ),
      )
      .toBe(1);
    await expect(page.locator('#portfolio')).toBeInViewport();
  }
});

test('arriving at the demos moves the focus there', async ({ page }) => {
  const chosen = page.locator('#demo [role=tab][aria-selected=true]');
  await page.goto('/#demo');
  await expect(chosen).toBeFocused();
  await page.goto('/faq');
  await page.locator('main a[href="/#demo"]').first().tap();
  await expect(chosen).toBeFocused();
});
