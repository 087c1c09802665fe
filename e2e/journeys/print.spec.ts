import {
  LONGEST_ARTICLE,
  ORIGIN,
  TEMPLATES,
  articlePath,
  templatePath,
} from '../support/content';
import { expect, openPage, test } from '../support/test';

const ROUTES = [
  '/',
  '/book-demo',
  articlePath(LONGEST_ARTICLE?.slug ?? ''),
  ...TEMPLATES.map(({ slug }) => templatePath(slug)),
  '/faq',
];

test('paper has the words, dark on white, and no controls', async ({
  page,
  pageErrors,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const route of ROUTES) {
    await openPage(page, route);
    await expect(page.getByText(ORIGIN + route)).toBeVisible();
    const body = page.locator('body');
    await expect(body).toHaveCSS('background-color', 'rgb(251, 250, 245)');
    for (const title of await page.locator('h1, h2, h4').all())
      await expect(title).not.toHaveCSS('color', /rgb\(2\d\d/);
    const useless = page.locator(
      'header:has(nav), footer:has(nav), iframe, button, [role=search], [data-variant], article nav',
    );
    expect(await useless.count()).toBeGreaterThan(3);
    for (const element of await useless.all())
      await expect(element).toBeHidden();
  }
  const answers = page.locator('main details p');
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  // The booking calendar and its script.
  pageErrors.foreignRequests.length = 0;
});
