import type { Page } from '@playwright/test';
import {
  articlePath,
  LONGEST_ARTICLE,
  templatePath,
  TEMPLATES,
} from '../support/content';
import { expect, openPage, test } from '../support/test';

const ROUTES = [
  '/',
  '/book-demo',
  articlePath(LONGEST_ARTICLE?.slug ?? ''),
  ...TEMPLATES.map(({ slug }) => templatePath(slug)),
  '/faq',
];

/** Elements that are useless on paper. */
const CONTROLS = [
  'banner',
  'navigation',
  'contentinfo',
  'button',
  'search',
] as const;

/** Texts too pale to read on white, since browsers don't print backgrounds. */
const paleTexts = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, h4, p, dt, dd):visible')
    .evaluateAll((elements) => {
      const canvas = document.createElement('canvas').getContext('2d', {
        willReadFrequently: true,
      });
      if (!canvas) return ['no canvas'];
      const isPale = (element: Element) => {
        canvas.fillStyle = getComputedStyle(element).color;
        canvas.fillRect(0, 0, 1, 1);
        const { data } = canvas.getImageData(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = data;
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 150;
      };
      return elements.filter(isPale).map(({ textContent }) => textContent);
    });

test('print shows the text, dark on white, and no controls', async ({
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
    expect(await paleTexts(page), route).toEqual([]);
    for (const role of CONTROLS)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.locator('iframe:visible')).toHaveCount(0);
  }
  const answers = page.locator('main details p');
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  pageErrors.foreignRequests.length = 0;
});
