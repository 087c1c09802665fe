import type { Page } from '@playwright/test';
import { expect, headerLink, openPage, test } from '../support/test';
import { HOME } from '../support/content';
import { failures } from '../support/failures';

type Outcome =
  'works' | 'error' | 'slow' | 'opens' | 'loads' | 'retry' | 'wait';

/** A file, and the outcomes if it fails and if its answer never comes. */
const CASES: [file: string, pattern: RegExp, failed: Outcome, hung: Outcome][] =
  [
    ['scripts', /\/(?:app|framework)-\w+\.js$/, 'error', 'slow'],
    ['page code', /\/component---src-pages-blog-tsx-\w+\.js$/, 'error', 'slow'],
    ['page data', /\/page-data\/blog\/page-data\.json$/, 'error', 'slow'],
    ['static query', /\/page-data\/sq\/d\/\d+\.json$/, 'error', 'slow'],
    ['app data', /\/page-data\/app-data\.json$/, 'works', 'slow'],
    [
      'link code',
      /\/component---src-pages-index-tsx-\w+\.js$/,
      'opens',
      'loads',
    ],
    ['link data', /\/page-data\/index\/page-data\.json$/, 'opens', 'loads'],
    ['articles', /\/blog\/posts\.json$/, 'retry', 'wait'],
  ];

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

/** What the visitor does, and sees. */
const outcomes: Record<Outcome, (page: Page) => Promise<void>> = {
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
  wait: async (page) => {
    await search(page).fill(WORD);
    await expect(page.getByText('Loading the articles…')).toBeVisible();
    await outcomes.retry(page);
  },
};

test.use({ expectsErrors: true });

for (const [file, pattern, failed, hung] of CASES)
  for (const [failure, answer] of Object.entries(failures)) {
    const outcome = failure === 'hang' ? hung : failed;
    test(`${file}, ${failure}: ${outcome}`, async ({ page }) => {
      if (file.startsWith('link')) await openPage(page, '/about');
      if (file === 'articles') await openPage(page, '/blog');
      await page.route(pattern, answer);
      await outcomes[outcome](page);
    });
  }
