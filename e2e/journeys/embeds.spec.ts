import { plainTextOf } from '../../src/content/text/markup';
import { CONTENT, HOME, only, SITE } from '../support/content';
import {
  expect,
  headerLink,
  hydrate,
  openPage,
  test,
  waitForPage,
} from '../support/test';

// Third parties: the booking calendar with its script, and videos. Their hosts answer with an empty file.

const { bookingCalendar, bookingScript } = SITE.embeds;
const { calendar: CALENDAR } = only(CONTENT.BookDemoPage);

test('the calendar and its script load once without a touch, with campaign parameters, and leave with the page', async ({
  page,
  pageErrors: { foreignRequests },
}) => {
  const script = page.locator(`script[src="${bookingScript}"]`);
  await page.goto('/book-demo?utm_source=letter&utm_medium=post&other=1');
  const separator = bookingCalendar.includes('?') ? '&' : '?';
  const address = `${bookingCalendar}${separator}utm_source=letter&utm_medium=post`;
  const requested = () => expect.poll(() => foreignRequests.toSorted());
  await requested().toEqual([address, bookingScript].sort());
  await hydrate(page);
  await expect(script).toHaveCount(1);

  await headerLink(page, '/').click();
  await waitForPage(page, '/');
  await expect(script).toHaveCount(0);
  await requested().toEqual([address, bookingScript].sort());

  foreignRequests.length = 0;
  await page.goBack();
  await requested().toEqual([address, bookingScript].sort());
  await expect(script).toHaveCount(1);
  foreignRequests.length = 0;
});

test('the calendar’s frame keeps its place when its host is dead, and other ways to book show', async ({
  page,
  pageErrors,
}) => {
  await page.route(`${bookingCalendar}*`, (route) => route.abort());
  await page.route(bookingScript, (route) => route.abort());
  const main = page.getByRole('main');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/book-demo');
    const frame = await page.getByTitle(CALENDAR.frameTitle).boundingBox();
    expect(frame?.height).toBeGreaterThanOrEqual(600);
    for (const words of [CALENDAR.fallback, CALENDAR.questions])
      await expect(main.getByText(plainTextOf(words))).toBeVisible();
    await expect(
      main.getByRole('link', { name: CALENDAR.linkLabel }),
    ).toHaveAttribute('href', bookingCalendar);
  }
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
