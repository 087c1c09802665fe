import { only } from '../src/content/example-data.fixture';
import { CONTENT, SITE, expect, openPage, test } from './site';

const { bookingCalendar, bookingScript } = SITE.embeds;
const { calendar: CALENDAR } = only(CONTENT.BookDemoPage);

test('a booking visit asks once for the frame, with its campaign, and once for the script', async ({
  page,
  misdeeds,
}) => {
  await openPage(page, '/book-demo?utm_source=letter&utm_medium=post&other=1');
  await expect.poll(() => misdeeds.foreignRequests.length).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(misdeeds.foreignRequests.sort()).toEqual(
    [
      bookingScript,
      `${bookingCalendar}?utm_source=letter&utm_medium=post`,
    ].sort(),
  );
});

test('the plain link carries the campaign too', async ({ page }) => {
  await openPage(page, '/book-demo?utm_source=letter');
  await expect(
    page.getByRole('link', { name: CALENDAR.linkLabel }),
  ).toHaveAttribute('href', `${bookingCalendar}?utm_source=letter`);
});

test('nothing moves when the page tells of a blocked calendar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, '/book-demo');
  const frame = page.getByTitle(CALENDAR.frameTitle);
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
  const told = await frame.boundingBox();
  await page
    .getByRole('main')
    .getByRole('status')
    .evaluate((status) => {
      status.textContent = '';
    });
  expect(await frame.boundingBox()).toEqual(told);
});

test('a blocked calendar is told in the page, not in the console', async ({
  page,
  misdeeds,
}) => {
  await openPage(page, '/book-demo');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText(CALENDAR.blocked);
  await expect(
    main.getByRole('link', { name: CALENDAR.linkLabel }),
  ).toBeVisible();
  await expect(
    main.locator(`a[href="mailto:${SITE.contact.email}"]`).first(),
  ).toBeVisible();
  // The browser's own lines about the requests that this test blocked apart.
  expect(misdeeds.console.filter((text) => !/ERR_FAILED/.test(text))).toEqual(
    [],
  );
});
