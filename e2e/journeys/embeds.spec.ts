import { CONTENT, HOME, SITE, only } from '../support/content';
import { expect, headerLink, openPage, test } from '../support/test';

// Third parties: the booking calendar with its script, and videos. Their hosts answer with an empty file.

const { bookingCalendar, bookingScript } = SITE.embeds;
const { calendar: CALENDAR } = only(CONTENT.BookDemoPage);

test('loads the calendar and its script, and removes both on leaving', async ({
  page,
  pageErrors: { foreignRequests },
}) => {
  const script = page.locator(`script[src="${bookingScript}"]`);
  await openPage(page, '/book-demo?utm_source=letter&utm_medium=post&other=1');
  const separator = bookingCalendar.includes('?') ? '&' : '?';
  const address = `${bookingCalendar}${separator}utm_source=letter&utm_medium=post`;
  await expect
    .poll(() => foreignRequests.sort())
    .toEqual([address, bookingScript].sort());
  const link = page.getByRole('link', { name: CALENDAR.linkLabel });
  await expect(link).toHaveAttribute('href', address);
  const frame = page.getByTitle(CALENDAR.frameTitle);
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(600);

  await headerLink(page, '/').click();
  await expect(page).toHaveURL('/');
  await expect(script).toHaveCount(0);
  foreignRequests.length = 0;
});

test('shows a message and other ways, without layout shift, when the calendar is blocked', async ({
  page,
  pageErrors,
}) => {
  await page.route(`${bookingCalendar}*`, (route) => route.abort());
  await page.route(bookingScript, (route) => route.abort());
  await openPage(page, '/book-demo');
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  await expect(status).toContainText(CALENDAR.blocked);
  for (const way of [
    main.getByRole('link', { name: CALENDAR.linkLabel }),
    main.locator(`a[href="mailto:${SITE.contact.email}"]`).first(),
  ])
    await expect(way).toBeVisible();
  const frame = page.getByTitle(CALENDAR.frameTitle);
  const box = await frame.boundingBox();
  await status.evaluate((element) => (element.textContent = ''));
  expect(await frame.boundingBox()).toEqual(box);
  await headerLink(page, '/').click();
  await expect(page).toHaveURL('/');
  // The browser logs the blocked requests itself.
  pageErrors.console.length = 0;
});

for (const [route, { fallback }] of [
  ['/', HOME.hero.video],
  ['/demo', only(CONTENT.DemoPage).video],
] as const)
  test(`the video of ${route} loads when it is played`, async ({
    page,
    pageErrors: { foreignRequests },
  }) => {
    await openPage(page, route);
    const frame = page.getByRole('main').locator('iframe');
    await frame.scrollIntoViewIfNeeded();
    const play = frame.contentFrame().getByRole('link');
    await expect(play).toBeVisible();
    expect(foreignRequests).toEqual([]);
    await play.click({ noWaitAfter: true });
    await expect.poll(() => foreignRequests.splice(0)).toHaveLength(1);
    await expect(page.getByRole('link', { name: fallback })).toBeVisible();
  });
