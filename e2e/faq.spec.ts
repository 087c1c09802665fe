import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { faqPageOf, linkedData } from './linked-data';
import { placedGroups } from '../src/content/anchors';
import { only } from '../src/content/example-data.fixture';
import { plainTextOf } from '../src/content/inline';
import { CONTENT, expect, openPage, test } from './site';

const GROUPS = placedGroups(only(CONTENT.Faq).groups);
const QUESTIONS = GROUPS.flatMap(({ questions }) => questions);
const TOTAL = QUESTIONS.length;
const { hero, help: HELP } = only(CONTENT.FaqPage);

/** A question of the first group and one of the last, with their places on the page. */
const [FIRST, LAST] = [QUESTIONS[0], QUESTIONS.at(-1)].map((each) => ({
  ...{ id: '', question: '' },
  ...each,
})) as [{ id: string; question: string }, { id: string; question: string }];

/** A word that some answer says. */
const COMMON =
  /[a-z]{5,}/.exec(plainTextOf(QUESTIONS[0]?.answer ?? ''))?.[0] ?? 'answer';

/** How many questions hold a text, in themselves or in their answers. */
const holding = (text: string) =>
  QUESTIONS.filter(({ question, answer }) =>
    [question, plainTextOf(answer)].some((each) =>
      each.toLowerCase().includes(text.toLowerCase()),
    ),
  ).length;
const count = (text: string) =>
  `${holding(text)} of ${TOTAL} questions ${holding(text) === 1 ? 'matches' : 'match'} "${text}"`;

const question = (page: Page, { id }: { id: string }) =>
  page.locator('details').filter({ has: page.locator(`[id="${id}"]`) });

const box = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search the questions' });

/** The summaries of all questions that show. */
const shown = (page: Page) => page.locator('main summary:visible');

/** Expects a question's summary in the window, and nothing on it, such as the sticky header. */
async function expectInSight(page: Page, asked: { id: string }) {
  const summary = question(page, asked).locator('summary');
  await expect(summary).toBeInViewport({ ratio: 1 });
  const isUncovered = () =>
    summary.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [y + 1, y + height - 1].every((edge) =>
        element.contains(document.elementFromPoint(x + width / 2, edge)),
      );
    });
  // The browser may still be on its way to the place.
  await expect.poll(isUncovered).toBe(true);
}

test.describe('accordions', () => {
  test('the groups hold their questions, all closed at first', async ({
    page,
  }) => {
    await openPage(page, '/faq');
    for (const { title, questions } of GROUPS)
      await expect(
        page
          .getByRole('region', { name: title, exact: true })
          .locator('summary'),
      ).toHaveText(questions.map((each) => each.question));
    await expect(page.locator('main details')).toHaveCount(TOTAL);
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('open by the keyboard one at a time in each group, and close again', async ({
    page,
  }) => {
    await openPage(page, '/faq');
    const { title } =
      GROUPS.find(({ questions }) => questions.length > 1) ?? {};
    test.skip(!title, 'No group has two questions');
    const group = page.getByRole('region', { name: title ?? '', exact: true });
    const [first, second] = [
      group.locator('details').nth(0),
      group.locator('details').nth(1),
    ];
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('open', '');
    // Past the links of the open answer to the next question.
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press('Tab');
      if (
        await second
          .locator('summary')
          .evaluate((element) => element === document.activeElement)
      )
        break;
    }
    await expect(second.locator('summary')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(second).toHaveAttribute('open', '');
    await expect(first).not.toHaveAttribute('open', '');
    await page.keyboard.press('Space');
    await expect(second).not.toHaveAttribute('open', '');
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('one group does not close another’s answer', async ({ page }) => {
    await openPage(page, '/faq');
    test.skip(GROUPS.length < 2, 'There is one group');
    await question(page, FIRST).locator('summary').click();
    await question(page, LAST).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(2);
  });
});

test.describe('the filter', () => {
  test('shows what matches, marks it and announces how much', async ({
    page,
    misdeeds,
  }) => {
    await openPage(page, '/faq');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(`Showing all ${TOTAL} questions`);
    await box(page).pressSequentially(LAST.question);
    await expect(status).toHaveText(count(LAST.question));
    await expect(shown(page)).toHaveCount(holding(LAST.question));
    await expect(question(page, LAST).locator('summary mark')).toHaveText([
      LAST.question,
    ]);

    await box(page).fill(`  ${COMMON.toUpperCase()} `);
    await expect(status).toHaveText(count(COMMON.toUpperCase()));
    await expect(page.locator('mark').first()).toBeVisible();
    for (const text of await page.locator('mark').allTextContents())
      expect(text.toLowerCase()).toBe(COMMON);
    await expect(page.locator('main details[open]:visible')).toHaveCount(
      holding(COMMON),
    );
    expect(misdeeds.console).toEqual([]);
  });

  test('is left by Escape and by its button, and the focus stays in the field', async ({
    page,
  }) => {
    await openPage(page, '/faq');
    await question(page, LAST).locator('summary').click();
    await box(page).fill(FIRST.question);
    await expect(shown(page)).toHaveCount(holding(FIRST.question));
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(shown(page)).toHaveCount(TOTAL);
    await expect(page.locator('mark')).toHaveCount(0);
    // As it was before, single-open again.
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(question(page, LAST)).toHaveAttribute('open', '');

    await box(page).fill('[(.*');
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      `None of the ${TOTAL} questions matches "[(.*"`,
    );
    await expect(shown(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Ask a person' }).click();
    await expect(
      page.getByRole('heading', { name: HELP.title }),
    ).toBeInViewport();
    await page.getByRole('button', { name: 'Clear search' }).press('Enter');
    await expect(shown(page)).toHaveCount(TOTAL);
    await expect(box(page)).toBeFocused();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing while it is on, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openPage(page, `/faq#${LAST.id}`);
      await expectNoViolations(page);
      await box(page).fill(COMMON);
      await expect(page.locator('mark').first()).toBeVisible();
      await expectNoViolations(page);
      await box(page).fill('xyzzy');
      await expect(
        page.getByRole('link', { name: 'Ask a person' }),
      ).toBeVisible();
      await expectNoViolations(page);
    });
});

test.describe('a link to a question', () => {
  for (const width of [360, 1280])
    test(`opens it on arrival, below the header, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await openPage(page, `/faq#${LAST.id}`);
      await expect(question(page, LAST)).toHaveAttribute('open', '');
      await expectInSight(page, LAST);
      await expect(page.locator('main details[open]')).toHaveCount(1);
    });

  test('opens it when the address changes, and a filter that hides it goes', async ({
    page,
    misdeeds,
  }) => {
    await openPage(page, '/faq');
    await box(page).fill(FIRST.question);
    await expect(question(page, LAST)).toBeHidden();
    await page.evaluate((hash) => (location.hash = hash), LAST.id);
    await expect(question(page, LAST)).toHaveAttribute('open', '');
    await expect(shown(page)).toHaveCount(TOTAL);
    await expect(box(page)).toHaveValue('');
    await expectInSight(page, LAST);
    expect(misdeeds.console).toEqual([]);
  });

  test('stands in each answer, says which question it leads to and puts it into the address', async ({
    page,
  }) => {
    await openPage(page, '/faq');
    const ids = new Set<string>();
    for (const item of await page.locator('main details').all()) {
      const title = await item.locator('summary').innerText();
      await item.locator('summary').click();
      const link = item.getByRole('link', {
        name: `Link to this question ${title}`,
        exact: true,
      });
      const size = await link.boundingBox();
      expect(size?.height).toBeGreaterThanOrEqual(24);
      await link.click();
      const hash = String(await link.getAttribute('href'));
      await expect(page).toHaveURL(`/faq${hash}`);
      await expect(item.locator(hash)).toHaveCount(1);
      await expect(item).toHaveAttribute('open', '');
      ids.add(hash);
    }
    expect(ids.size).toBe(TOTAL);
  });

  test('from another page opens it too', async ({ page }) => {
    await openPage(page, '/about');
    await page.evaluate((address) => {
      if ('___navigate' in window && typeof window.___navigate === 'function')
        window.___navigate(address);
    }, `/faq#${LAST.id}`);
    await expect(question(page, LAST)).toHaveAttribute('open', '');
    await expectInSight(page, LAST);
  });
});

test('what search engines read is what visitors read', async ({ page }) => {
  await openPage(page, '/faq');
  const things = await linkedData(page);
  expect(things.map((thing) => thing['@type']).sort()).toEqual([
    'BreadcrumbList',
    'FAQPage',
  ]);
  expect(things).toContainEqual(await faqPageOf(page.locator('main details')));
});

test('chat, call, mail and phone lead where they say', async ({ page }) => {
  await openPage(page, '/faq');
  const main = page.getByRole('main');
  const help = page.getByRole('region', { name: HELP.title });
  for (const [place, { label, href }] of [
    ...hero.actions.map((action) => [main, action] as const),
    ...HELP.channels.map((channel) => [help, channel] as const),
  ])
    await expect(
      place.getByRole('link', { name: label, exact: true }).first(),
    ).toHaveAttribute('href', href);

  await main.locator('a[href="/#demo"]').first().click();
  await expect(page).toHaveURL('/#demo');
  await expect(page.locator('#demo')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all answers are there and can be read', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.locator('main details')).toHaveCount(TOTAL);
    for (const item of await page.locator('main details').all()) {
      await item.locator('summary').click();
      await expect(item.locator('p')).toBeVisible();
      expect(await item.locator('p').innerText()).toMatch(/\S/);
    }
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('status')).toBeHidden();
  });

  test('a link to a question opens it', async ({ page }) => {
    await page.goto(`/faq#${LAST.id}`);
    await expect(question(page, LAST)).toHaveAttribute('open', '');
    await expectInSight(page, LAST);
  });
});
