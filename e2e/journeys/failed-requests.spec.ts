import type { Page } from '@playwright/test';
import { HOME } from '../support/content';
import { failures } from '../support/failures';
import { expect, headerLink, openPage, test } from '../support/test';

// The rule for waiting and failing (docs/architecture.md) in all its cases: what can fail, how, and what follows.

type Outcome =
  | 'works'
  | 'error'
  | 'slow'
  | 'late'
  | 'opens'
  | 'loads'
  | 'filters'
  | 'demoFails'
  | 'demoSlow'
  | 'demoOpens'
  | 'shows';

/** The outcomes if a file fails, if its answer never comes, and if it comes late. */
type Outcomes = readonly [failed: Outcome, hung: Outcome, late: Outcome];

const OWN: Outcomes = ['error', 'slow', 'late'];
const LINKED: Outcomes = ['opens', 'loads', 'loads'];
const STILL: Outcomes = ['shows', 'shows', 'shows'];

const CASES: [file: string, pattern: RegExp, ...Outcomes][] = [
  ['scripts', /\/(?:app|framework)-\w+\.js$/, ...OWN],
  ['page code', /\/component---src-pages-blog-tsx-\w+\.js$/, ...OWN],
  ['page data', /\/page-data\/blog\/page-data\.json$/, ...OWN],
  ['static query', /\/page-data\/sq\/d\/\d+\.json$/, ...OWN],
  ['app data', /\/page-data\/app-data\.json$/, 'works', 'slow', 'late'],
  ['link code', /\/component---src-pages-index-tsx-\w+\.js$/, ...LINKED],
  ['link data', /\/page-data\/index\/page-data\.json$/, ...LINKED],
  ['articles', /\/blog\/posts\.json$/, 'filters', 'filters', 'filters'],
  ['demos', /\/demos-\w+\.js$/, 'demoFails', 'demoSlow', 'demoOpens'],
  ['pictures', /\.(?:webp|jpe?g|png)$/, ...STILL],
  ['faces', /\.woff2$/, ...STILL],
];

const WORD = 'a';
const demoButton = (page: Page) =>
  page.locator('#demo').getByRole('button').first();
const search = (page: Page) => page.locator('main [type=search]');
const loading = (page: Page) => page.locator('[data-message=loading]');
const failed = (page: Page) =>
  page.getByText('Part of this page hasn’t loaded');
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
    await expect(page.getByRole('status').first()).toContainText('Found');
    await expect(failed(page)).toBeHidden();
  },
  error: async (page) => {
    await typeFirst(page);
    await expect(failed(page)).toBeVisible();
    await expect(failed(page).getByRole('button')).toHaveText('Reload');
  },
  slow: async (page) => {
    await typeFirst(page);
    await expect(loading(page)).toBeVisible();
    await expect(failed(page)).toBeVisible({ timeout: 20_000 });
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
  late: async (page) => {
    await typeFirst(page);
    await expect(loading(page)).toBeVisible();
    await expect(page.getByRole('status').first()).toContainText('Found');
    await expect(loading(page)).toBeHidden();
  },
  // In what is there, where the rest can't be loaded.
  filters: async (page) => {
    for (const word of ['zzzz', WORD]) {
      await search(page).fill(word);
      await expect(page.getByRole('status').first()).toContainText(
        `for "${word}"`,
      );
    }
  },
  demoFails: async (page) => {
    await demoButton(page).click();
    await expect(page.getByText(HOME.demo.failed)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(demoButton(page)).toBeFocused();
  },
  demoSlow: async (page) => {
    await demoButton(page).click();
    await expect(loading(page)).toBeVisible();
    await expect(page.getByText(HOME.demo.failed)).toBeVisible({
      timeout: 20_000,
    });
  },
  demoOpens: async (page) => {
    await demoButton(page).click();
    await expect(loading(page)).toBeVisible();
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect(loading(page)).toBeHidden();
  },
  shows: async (page) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expectHome(page);
    await headerLink(page, '/hub').click();
    await expect(page).toHaveURL('/hub');
  },
};

test.use({ expectsErrors: true });

for (const [file, pattern, failed, hung, late] of CASES)
  for (const [failure, answer] of Object.entries(failures)) {
    const outcome = { hang: hung, late: late }[failure] ?? failed;
    test(`${file}, ${failure}: ${outcome}`, async ({ page }) => {
      if (file.startsWith('link')) await openPage(page, '/about');
      if (file === 'articles') await openPage(page, '/blog');
      if (file === 'demos') await openPage(page, '/');
      await page.route(pattern, answer);
      await outcomes[outcome](page);
    });
  }
