import { expectNoSidewaysScroll, expectNoViolations } from '../support/checks';
import { articlePath, NOT_FOUND, POSTS } from '../support/content';
import { expect, hydrate, test } from '../support/test';

const { template } = NOT_FOUND;
const elsewhere = POSTS.find(({ link }) => link);

for (const path of [
  '/nowhere',
  '/websitesque',
  '/a/websites/b',
  ...(elsewhere ? [articlePath(elsewhere.slug)] : []),
  '/websites',
  '/websites/nothing-here',
  '/websites/nothing-here/preview',
])
  test(`${path} shows the 404 page`, async ({ page, pageErrors }) => {
    const isTemplate = /^\/websites(\/|$)/.test(path);
    const { title } = isTemplate ? template : NOT_FOUND;
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: title }),
    ).toBeVisible();
    await expect(
      page.locator('meta[name=robots][content=noindex]'),
    ).toHaveCount(1);
    // Checks the response, because an inline script would replace a wrong 404 page.
    if (isTemplate) expect(await response?.text()).toContain(`>${title} | `);
    await hydrate(page);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    // The browser logs by itself that the document and its data are missing.
    const errors = pageErrors.console
      .splice(0)
      .filter((text) => !/Failed to load resource: .*404/.test(text));
    expect(errors).toEqual(isTemplate ? [] : [`404: no page at ${path}`]);
  });

test('unknown templates show their own 404 page on hosts that support only one', async ({
  page,
  pageErrors,
}) => {
  const body = await (await page.request.get('/nowhere')).text();
  await page.route('/websites/nothing-here', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto('/websites/nothing-here');
  await expect(page).toHaveTitle(new RegExp(`^${template.title}`));
  await hydrate(page);
  await expect(page.locator('h1')).toHaveText(template.title);
  pageErrors.console.length = 0;
});
