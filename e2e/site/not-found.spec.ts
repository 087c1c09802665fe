import { expectNoSidewaysScroll, expectNoViolations } from '../support/checks';
import { NOT_FOUND, PORTFOLIO, POSTS, articlePath } from '../support/content';
import { expect, hydrate, test } from '../support/test';

const { template } = NOT_FOUND;
const elsewhere = POSTS.find(({ link }) => link);

for (const path of [
  '/nowhere',
  ...(elsewhere ? [articlePath(elsewhere.slug)] : []),
  '/websites',
  '/websites/nothing-here',
])
  test(`${path} shows the 404 page`, async ({ page, pageErrors }) => {
    const isTemplate = path.startsWith('/websites');
    const { title, action } = isTemplate ? template : NOT_FOUND;
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: title }),
    ).toBeVisible();
    await hydrate(page);
    await expect(main.getByRole('listitem').getByRole('link')).toHaveCount(
      1 + (isTemplate ? PORTFOLIO : NOT_FOUND.suggestions.pages).length,
    );
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    // The browser logs by itself that a document or its data are not there.
    const own = pageErrors.console
      .splice(0)
      .filter((text) => !/Failed to load resource: .*404/.test(text));
    expect(own).toEqual(isTemplate ? [] : [`404: no page at ${path}`]);

    await main.locator(`a[href="${action.href}"]`).first().click();
    await expect(page).toHaveURL(action.href);
  });
