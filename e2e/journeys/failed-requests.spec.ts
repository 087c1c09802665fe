import type { Page } from '@playwright/test';
import { expect, headerLink, openPage, test } from '../support/test';
import { HOME } from '../support/content';
import { failures } from '../support/failures';

// The screens after failed requests: each row is a file, each column a way to fail, each cell a key of outcomes.

const TABLE = `
              404    500    reset  hang        html

              # the first thing done on a page: a word is typed into its search
scripts       error  error  error  slow        error
page-code     error  error  error  slow        error
page-data     error  error  error  slow        error
static-query  error  error  error  slow        error
app-data      works  works  works  slow        works

              # a link is followed
link-code     opens  opens  opens  loads       opens
link-data     opens  opens  opens  loads       opens

              # articles are searched
posts.json    retry  retry  retry  slow-retry  retry
`;

const FILES: Record<string, RegExp> = {
  scripts: /\/(?:app|framework)-\w+\.js$/,
  'page-code': /\/component---src-pages-blog-tsx-\w+\.js$/,
  'page-data': /\/page-data\/blog\/page-data\.json$/,
  'static-query': /\/page-data\/sq\/d\/\d+\.json$/,
  'app-data': /\/page-data\/app-data\.json$/,
  'link-code': /\/component---src-pages-index-tsx-\w+\.js$/,
  'link-data': /\/page-data\/index\/page-data\.json$/,
  'posts.json': /\/blog\/posts\.json$/,
};

const WORD = 'a';
const search = (page: Page) => page.locator('main [type=search]');
const loading = (page: Page) => page.getByText('Loading…', { exact: true });
const failed = (page: Page) => page.getByText('We couldn’t load part of');
const typeFirst = async (page: Page) => {
  await page.goto('/blog');
  await search(page).pressSequentially(WORD);
};
const followLink = async (page: Page) => {
  await headerLink(page, '/').click();
};
const expectHome = async (page: Page) => {
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toHaveText(HOME.hero.title);
};

/** The visitor's steps for each outcome. */
const outcomes: Record<string, (page: Page) => Promise<void>> = {
  works: async (page) => {
    await typeFirst(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
    await expect(page.getByRole('status').first()).toContainText('Found');
  },
  error: async (page) => {
    await typeFirst(page);
    await expect(failed(page)).toBeVisible();
    await expect(failed(page).getByRole('button')).toHaveText('Reload');
  },
  slow: async (page) => {
    await typeFirst(page);
    await expect(loading(page)).toBeVisible();
    await expect(page.getByText('This is taking long.')).toBeVisible({
      timeout: 20_000,
    });
  },
  opens: async (page) => {
    await followLink(page);
    await expectHome(page);
  },
  loads: async (page) => {
    await followLink(page);
    await expect(loading(page)).toBeVisible();
    await expectHome(page);
  },
  retry: async (page) => {
    await search(page).fill(WORD);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('group', { name: /^Articles/ })).toBeFocused();
  },
  'slow-retry': async (page) => {
    await search(page).fill(WORD);
    await expect(page.getByText('Loading the articles…')).toBeVisible();
    await outcomes['retry']?.(page);
  },
};

test.use({ expectsErrors: true });

/** Throws for a name that is not in the record, such as a misspelt cell of the table. */
function named<Value>(record: Record<string, Value>, name: string): Value {
  const value = record[name];
  if (value === undefined) throw new Error(`Unknown: ${name}`);
  return value;
}

const [columns = '', ...rows] = TABLE.trim()
  .split('\n')
  .filter((line) => line.trim() && !line.includes('#'));
for (const row of rows) {
  const [file = '', ...cells] = row.trim().split(/\s+/);
  for (const [index, failure] of columns.trim().split(/\s+/).entries()) {
    const outcome = cells[index] ?? '';
    test(`${file}, ${failure}: ${outcome}`, async ({ page }) => {
      if (file.startsWith('link')) await openPage(page, '/about');
      if (file === 'posts.json') await openPage(page, '/blog');
      await page.route(named(FILES, file), named(failures, failure));
      await named(outcomes, outcome)(page);
    });
  }
}
