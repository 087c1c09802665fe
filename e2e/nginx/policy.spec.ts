import type { Page } from '@playwright/test';
import {
  NGINX_ROOT,
  ROUTES,
  SKIPPED,
  arriveAt,
  expect,
  openPage,
  test,
} from './site';

test.skip(NGINX_ROOT === '', SKIPPED);

/** What the browser itself logs when a document or its page data is not there. */
const BROWSERS_OWN = /Failed to load resource: .*404/;

test.beforeEach(async ({ context, misdeeds, baseURL }) => {
  expect(misdeeds.console).toEqual([]);
  // A violation in any document, those of frames too, becomes an error in the console.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(
        `policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      ),
    );
  });
  // Other hosts answer, so that frames and scripts that the policy lets through are loaded.
  await context.route(
    (url) => url.origin !== baseURL,
    (route) =>
      route.fulfill(
        route.request().resourceType() === 'script'
          ? { contentType: 'text/javascript', body: 'window.isBooked = true' }
          : { contentType: 'text/html', body: '<title>Another host</title>' },
      ),
  );
});

test.afterEach(({ misdeeds }) => {
  expect(misdeeds.console.filter((text) => !BROWSERS_OWN.test(text))).toEqual(
    [],
  );
});

for (const route of ROUTES)
  test(`${route} keeps to its policy, from top to end`, async ({ page }) => {
    await openPage(page, route);
    // Whatever waits for coming into view is there afterwards.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
    });
    await page.waitForLoadState('networkidle');
  });

test('a policy that is broken is noticed', async ({ page, misdeeds }) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isBroken = true';
    document.body.append(script);
  });
  await expect
    .poll(() => misdeeds.console.some((text) => /^policy: script/.test(text)))
    .toBe(true);
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
  misdeeds.console.length = 0;
});

test('navigation without loading documents anew', async ({ page }) => {
  const header = page.getByRole('banner');
  const follow = async (route: string) => {
    await page.locator(`a[href="${route}"]:visible`).first().click();
    await arriveAt(page, route);
  };
  await openPage(page, '/about');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // The home page brings a frame with styles of its own, and this document has another page’s policy.
  await header.getByRole('link', { name: 'Home' }).first().click();
  await arriveAt(page, '/');
  await expect(page.frameLocator('iframe').getByRole('link')).toBeVisible();
  for (const [group, routes] of [
    ['Products', ['/smartcall-ai', '/reviews', '/messaging', '/crm']],
    ['Products', ['/automation', '/webchat', '/payments']],
    ['Services', ['/ai-lead-gen', '/website-design']],
  ] as const)
    for (const route of routes) {
      await header.getByText(group, { exact: true }).click();
      await header.locator(`a[href="${route}"]:visible`).first().click();
      await arriveAt(page, route);
      await page.mouse.move(0, 600);
    }
  await follow('/websites/restaurant-cafe');
  await follow('/website-design');
  await follow('/blog');
  await follow('/blog/ai-transform-lead-generation');
  await follow('/book-demo');
  await expect.poll(() => page.evaluate(() => 'isBooked' in window)).toBe(true);
  await expect.poll(() => frameTitles(page)).toContain('Another host');
  await page.goBack();
  await arriveAt(page, '/blog/ai-transform-lead-generation');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

for (const path of ['/nowhere', '/websites/nothing-here'])
  test(`the screen of ${path}`, async ({ page, misdeeds }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(
      path === '/nowhere' ? 'Oops! Page not found' : 'Template not found',
    );
    await page.waitForLoadState('networkidle');
    misdeeds.console = misdeeds.console.filter(
      (text) => text !== `404: no page at ${path}`,
    );
  });

for (const route of ['/', '/demo'])
  test(`the video of ${route} plays`, async ({ page }) => {
    await openPage(page, route);
    await page.frameLocator('main iframe').getByRole('link').click();
    await expect.poll(() => frameTitles(page)).toContain('Another host');
  });

test('the demos of the home page', async ({ page }) => {
  await openPage(page, '/#demo');
  const demos = page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { name: /Try it here/ }) });
  await demos.getByRole('textbox').fill('What does it cost?');
  await demos.getByRole('textbox').press('Enter');
  await expect(demos.getByRole('log')).toContainText('$99');
  await demos.getByRole('tab', { name: 'Lead Generation' }).click();
  await demos.getByRole('button', { name: 'Generate Lead' }).click();
  await demos
    .getByRole('button', { name: /Qualify/ })
    .first()
    .click();
  await demos.getByRole('tab', { name: 'Smart Call AI' }).click();
  await demos.getByRole('button', { name: 'Simulate Incoming Call' }).click();
  await expect(
    demos.getByRole('button', { name: 'Simulate Incoming Call' }),
  ).toBeEnabled();
  await demos.getByRole('button', { name: 'Close', exact: true }).click();
});

test('the listing: search, category, pages, newsletter, sharing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/blog');
  await page.getByLabel('Search').fill('strategy');
  await expect(
    page.getByRole('main').getByRole('status').first(),
  ).toContainText('Found');
  await page.getByRole('button', { name: 'CRM', exact: true }).click();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  for (const form of await page.locator('form:has([type=email])').all()) {
    await form.locator('[type=email]').fill('ada@example.co.uk');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByRole('status')).not.toBeEmpty();
  }
  const share = page.getByRole('main').getByRole('button', { name: /X|Copy/ });
  const popup = page.waitForEvent('popup');
  await share.first().click();
  await (await popup).close();
  await page.getByRole('button', { name: /Copy/ }).first().click();
});

test('questions, reservation, preview, calculator, theme, menu', async ({
  page,
}) => {
  await openPage(page, '/faq');
  await page.getByRole('searchbox').fill('trial');
  await expect(page.locator('mark').first()).toBeVisible();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await openPage(page, '/websites/restaurant-cafe');
  const preview = page.locator('[data-hydrates-later]');
  await preview.scrollIntoViewIfNeeded();
  await expect(async () => {
    await preview.getByRole('button', { name: 'Tablet' }).click();
    await expect(preview.locator('[data-device="tablet"]')).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await preview.getByRole('tab').nth(1).click();
  const form = page.locator('#reservations');
  await form.getByRole('button').last().click();
  await form.getByLabel('Full Name').fill('Ada Lovelace');
  await form.getByLabel('Email Address').fill('ada@example.com');
  await form.getByLabel('Date').fill('2030-12-12');
  for (const name of ['Time', 'Party Size'])
    await form.getByLabel(name).selectOption({ index: 1 });
  await form.getByRole('button').last().click();
  await expect(form.getByRole('status')).toContainText('nothing was sent');
  await openPage(page, '/smartcall-ai');
  for (const field of await page
    .getByRole('main')
    .getByRole('spinbutton')
    .all())
    await field.fill('7');
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/hub');
  await page.getByRole('banner').getByText('Menu', { exact: true }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Blog' })
    .last()
    .click();
  await expect(page).toHaveURL('/blog');
});

test('the pages stand without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  for (const route of ['/', '/book-demo', '/faq']) {
    await page.goto(String(baseURL) + route);
    expect(
      await page
        .locator('h1')
        .evaluate((h1) => getComputedStyle(h1).fontWeight),
    ).not.toBe('400');
  }
  expect(refused.filter((text) => /Content Security/i.test(text))).toEqual([]);
  await context.close();
});

async function frameTitles(page: Page): Promise<string[]> {
  return Promise.all(page.frames().map((frame) => frame.title()));
}
