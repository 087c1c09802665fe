import { articlePath } from '../src/content/routes';
import {
  HOME,
  NOT_FOUND,
  POSTS,
  SITE,
  TEMPLATES,
  expect,
  footerLink,
  openPage,
  test,
} from './site';

/** What the browser itself logs when a document or its page data is not there. */
const BROWSERS_OWN = /Failed to load resource: .*404/;

const { template } = NOT_FOUND;
const elsewhere = POSTS.filter(({ link }) => link);

for (const path of [
  '/nowhere',
  ...elsewhere.map(({ slug }) => articlePath(slug)),
])
  test(`${path} is the not-found screen`, async ({ page, misdeeds }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: NOT_FOUND.title }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText(NOT_FOUND.code);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect
      .poll(() => misdeeds.console.filter((text) => !BROWSERS_OWN.test(text)))
      .toEqual([`404: no page at ${path}`]);

    await page.getByRole('link', { name: NOT_FOUND.action.label }).click();
    await expect(page).toHaveURL(NOT_FOUND.action.href);
    await expect(page.locator('h1')).toHaveText(HOME.hero.title);
  });

for (const path of ['/websites/nothing-here', '/websites'])
  test(`${path} says that there is no such template, on a host that knows only 404.html`, async ({
    page,
    misdeeds,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: template.title }),
    ).toBeVisible();
    await expect(main).toContainText(template.text);
    await expect(page).toHaveTitle(`${template.title} | ${SITE.name}`);
    await expect(main.locator('a[href^="/websites/"]')).toHaveCount(
      TEMPLATES.length,
    );
    expect(misdeeds.console.filter((text) => !BROWSERS_OWN.test(text))).toEqual(
      [],
    );

    await main.locator(`a[href="${template.action.href}"]`).click();
    await expect(page).toHaveURL(template.action.href);
  });

test('a link to a page that a deploy has taken away ends at the not-found screen', async ({
  page,
  misdeeds,
}) => {
  await openPage(page, '/');
  await page.route('**/page-data/about/**', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.route('**/about', (route) =>
    route.fulfill({ status: 404, path: 'public/404.html' }),
  );
  await footerLink(page, '/about').click();
  await expect(page.locator('h1')).toHaveText(NOT_FOUND.title);
  expect(misdeeds.foreignRequests).toEqual([]);
});
