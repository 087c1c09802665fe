import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/checks';
import { CONTENT, RESTAURANT, only, templatePath } from '../support/content';
import { expect, openPage, test } from '../support/test';

const { navigation: NAMES } = only(CONTENT.WebsiteTemplatePage);
/** The restaurant's page has all sections that there are. */
const TEMPLATE = templatePath(RESTAURANT?.slug ?? '');
test.skip(!RESTAURANT, 'No template takes reservations');

const reservation = RESTAURANT?.restaurant?.reservation;
const TIME = reservation?.times.at(-1) ?? '';
const PARTY = `${reservation?.largestParty ?? 0} guest${reservation?.largestParty === 1 ? '' : 's'}`;

const field = (page: Page, name: string) =>
  page.locator('#reservations').getByLabel(name);
const status = (page: Page) =>
  page.locator('#reservations').getByRole('status');

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
      const heading = page.locator(`${hash} h2`).first();
      await expect(heading).toBeInViewport({ ratio: 1 });
      const bar = await navigation.boundingBox();
      const box = await heading.boundingBox();
      // The bar stays near the top, where its links can be clicked, and the heading is below it.
      expect(bar?.y).toBeGreaterThan(0);
      expect(bar?.y).toBeLessThan(740 / 4);
      expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }
  });

test('a table is booked by keyboard; nothing is sent', async ({ page }) => {
  await openPage(page, TEMPLATE);
  const requests: string[] = [];
  page.on('request', (request) => {
    // The pages that links in view lead to are fetched ahead, with GET.
    if (request.method() !== 'GET' || request.isNavigationRequest())
      requests.push(request.url());
  });
  const { keyboard } = page;
  await field(page, 'Full Name').focus();
  await keyboard.press('Enter');
  await expect(field(page, 'Full Name')).toBeFocused();
  await expect(status(page)).toContainText('Please check:');
  await expectNoViolations(page, '#reservations');
  // The date is the same in every order of day and month.
  for (const typed of ['Ann Lee', 'ann@example.com', '12122030']) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
  }
  await expect(field(page, 'Date')).toHaveValue('2030-12-12');
  if (!(await field(page, 'Time').evaluate((it) => it.matches(':focus'))))
    await keyboard.press('Tab');
  await keyboard.type(TIME);
  await keyboard.press('Tab');
  await keyboard.type(PARTY);
  await keyboard.press('Tab');
  await keyboard.type('By the window');
  // The phone number comes before the button.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(status(page)).toHaveText(reservation?.done ?? '');
  await expect(field(page, 'Special Requests')).toHaveValue('By the window');
  await expect(page).toHaveURL(TEMPLATE);
  expect(requests).toEqual([]);
});
