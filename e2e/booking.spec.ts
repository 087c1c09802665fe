import { expect, openPage, test } from './site';

test('a booking visit asks once for the frame, with its campaign, and once for the script', async ({
  page,
  misdeeds,
}) => {
  await openPage(page, '/book-demo?utm_source=letter&utm_medium=post&other=1');
  await expect.poll(() => misdeeds.foreignRequests.length).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(misdeeds.foreignRequests.sort()).toEqual([
    'https://calendar.larkfield.example/js/form-embed.js',
    'https://calendar.larkfield.example/widget/booking/product-demo?utm_source=letter&utm_medium=post',
  ]);
});

test('a blocked calendar is told in the page, not in the console', async ({
  page,
  misdeeds,
}) => {
  await openPage(page, '/book-demo');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText(
    'The calendar did not load.',
  );
  await expect(
    main.getByRole('link', { name: 'Open the calendar in a new tab' }),
  ).toBeVisible();
  await expect(
    main.locator('a[href="mailto:hello@larkfield.example"]'),
  ).toBeVisible();
  // The browser's own lines about the requests that this test blocked apart.
  expect(misdeeds.console.filter((text) => !/ERR_FAILED/.test(text))).toEqual(
    [],
  );
});
