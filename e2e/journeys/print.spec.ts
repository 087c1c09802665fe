import { expectNoViolations } from '../support/checks';
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

/** What is of no use on paper. */
const CONTROLS = [
  'banner',
  'navigation',
  'contentinfo',
  'button',
  'search',
] as const;

test('paper has the words, dark on white, and no controls', async ({
  page,
  pageErrors,
}) => {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const route of ROUTES) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await openPage(page, route);
    const white = await ground();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await ground()).toBe(white);
    await expectNoViolations(page, 'main', route);
    await expect(page.getByText(ORIGIN + route)).toBeVisible();
    for (const role of CONTROLS)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.locator('iframe:visible')).toHaveCount(0);
  }
  const answers = page.locator('main details p');
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  // The booking calendar and its script.
  pageErrors.foreignRequests.length = 0;
});
