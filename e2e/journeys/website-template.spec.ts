import { expectNoViolations } from '../support/checks';
import {
  CONTENT,
  only,
  RESTAURANT,
  SAMPLE_SITES,
  templatePath,
} from '../support/content';
import { failures } from '../support/failures';
import { expect, openPage, test } from '../support/test';

const { navigation: NAMES } = only(CONTENT.WebsiteTemplatePage);
/** The restaurant's page has every section that a template's page can have. */
const TEMPLATE = templatePath(RESTAURANT?.slug ?? '');
test.skip(!RESTAURANT, 'No template takes reservations');

for (const width of [360, 1440])
  test(`at ${width} px no bar covers the target of a link`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, TEMPLATE);
    const navigation = page.getByRole('navigation', { name: NAMES.label });
    const links = await navigation.getByRole('link').all();
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      await link.click();
      const hash = String(await link.getAttribute('href'));
      await expect(page).toHaveURL(TEMPLATE + hash);
      // The overview begins with the live site.
      const start = page.locator(
        `${hash}:has(iframe) [data-device], ${hash}:not(:has(iframe)) h2`,
      );
      await expect(start.first()).toBeInViewport({ ratio: 0.5 });
      const bar = await navigation.boundingBox();
      const box = await start.first().boundingBox();
      // The navigation stays near the top, where its links can be clicked, and doesn't cover what the link leads to.
      expect(bar?.y).toBeGreaterThan(0);
      expect(bar?.y).toBeLessThan(740 / 4);
      expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }
  });

test('axe finds nothing in a reservation form with errors', async ({
  page,
}) => {
  await openPage(page, TEMPLATE);
  const form = page.locator('#reservations');
  await form.getByLabel('Full Name').press('Enter');
  await expect(form.getByRole('status')).toContainText('Please check:');
  await expectNoViolations(page, '#reservations');
});

test.describe('where the sample site fails', () => {
  test.use({ expectsErrors: true });

  for (const failure of ['500', 'reset', 'html'] as const)
    test(`${failure}: the page says so`, async ({ page }) => {
      for (const route of SAMPLE_SITES)
        await page.route(`**${route}`, failures[failure]);
      await openPage(page, TEMPLATE);
      await expect(page.locator('#overview').getByRole('status')).toContainText(
        'couldn’t be loaded',
      );
    });
});
