import type { Page } from '@playwright/test';
import { controlsWith, type Control } from '../../tools/bench/controls';
import { TEMPLATES, templatePath } from '../support/content';
import { expect, holdBack, hydrated, test } from '../support/test';

// A press, or a word typed, as the very first thing that happens to a page: engines.spec.ts begins so in Firefox and
// WebKit.

const TEMPLATE = templatePath(TEMPLATES[0]?.slug ?? '');
const CONTROLS = controlsWith(TEMPLATE);
const SCRIPTS = '**/*.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const failure = (page: Page) =>
  page.getByText('We couldn’t load part of this page');

/** Opens a control's page and uses it without waiting for any script; gives what waits for its answer. */
async function firstPress(page: Page, control: Control) {
  const { route, type, press } = control;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(route);
  const answer = () => page.evaluate<unknown>(control.answer);
  const before = await answer();
  if (type) {
    const field = page.locator(type[0]).first();
    await field.clear();
    await field.pressSequentially(type[1]);
  }
  if (press) await page.locator(press).first().tap();
  return () => expect.poll(answer).not.toEqual(before);
}

for (const control of CONTROLS) {
  test(`${control.name}: an early press is replayed`, async ({ page }) => {
    const release = await holdBack(page, SCRIPTS);
    setTimeout(release, 500);
    const expectAnswer = await firstPress(page, control);
    await expectAnswer();
    await expect(failure(page)).toBeHidden();
  });

  test(`${control.name}: works without scripts, or says so`, async ({
    page,
    pageErrors,
  }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    const expectAnswer = await firstPress(page, control);
    if (control.needsNoScripts) await expectAnswer();
    else await expect(failure(page)).toBeVisible();
    pageErrors.console.length = 0;
  });
}

test('links within a page work while scripts start', async ({ page }) => {
  for (const delay of [0, 100, 300, 600]) {
    await page.goto(TEMPLATE);
    await page.mouse.move(5, 300);
    await page.waitForTimeout(delay);
    await page.locator('main nav a[href="#gallery"]').tap();
    await hydrated(page);
    await expect(page.locator('#gallery')).toBeInViewport();
  }
});
