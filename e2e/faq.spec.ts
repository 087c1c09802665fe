import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { faqPageOf, linkedData } from './linked-data';
import { expect, openPage, test } from './site';

/** Questions by group, as SPEC.md section 2 counts them. */
const COUNTS: [string, number][] = [
  ['Getting Started', 4],
  ['Features & Functionality', 4],
  ['Pricing & Plans', 4],
  ['Security & Compliance', 3],
  ['Support & Training', 3],
];

const question = (page: Page, title: string) =>
  page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) });

const box = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search the questions' });

/** The summaries of all questions that show. */
const shown = (page: Page) => page.locator('main summary:visible');

/** Expects a question's summary in the window, and nothing on it, such as the sticky header. */
async function expectInSight(page: Page, title: string) {
  const summary = question(page, title).locator('summary');
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
  test('five groups hold the eighteen questions, all closed at first', async ({
    page,
  }) => {
    await openPage(page, '/faq');
    for (const [name, count] of COUNTS)
      await expect(
        page.getByRole('region', { name }).locator('details'),
      ).toHaveCount(count);
    await expect(page.locator('main details')).toHaveCount(18);
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test('open by the keyboard one at a time in each group, and close again', async ({
    page,
  }) => {
    await openPage(page, '/faq');
    const group = page.getByRole('region', { name: 'Pricing & Plans' });
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
    await question(page, 'What is Larkfield?').locator('summary').click();
    await question(page, 'How can I pay?').locator('summary').click();
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
    await expect(status).toHaveText('Showing all 18 questions');
    await box(page).pressSequentially('PayPal');
    await expect(status).toHaveText('1 of 18 questions matches "PayPal"');
    await expect(shown(page)).toHaveText(['How can I pay?']);
    await expect(page.locator('mark')).toHaveText(['PayPal']);
    await expect(page.locator('mark')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Getting Started' }),
    ).toBeHidden();

    await box(page).fill('  PRICE ');
    await expect(status).toHaveText('4 of 18 questions match "PRICE"');
    await expect(page.locator('mark').first()).toBeVisible();
    for (const text of await page.locator('mark').allTextContents())
      expect(text.toLowerCase()).toBe('price');
    await expect(page.locator('main details[open]:visible')).toHaveCount(4);

    // In the words of a link, with a straight apostrophe, and across the edge of a link.
    await box(page).fill('WEBSITE DESIGN');
    await expect(page.locator('a > mark').first()).toHaveText('website design');
    await box(page).fill("firm's day");
    await expect(page.locator('mark')).toHaveText(['firm’s day']);
    await box(page).fill('our privacy policy says');
    await expect(page.locator('mark')).toHaveText([
      'Our ',
      'privacy policy',
      ' says',
    ]);
    expect(misdeeds.console).toEqual([]);
  });

  test('is left by Escape and by its button, and the focus stays in the field', async ({
    page,
  }) => {
    await openPage(page, '/faq');
    await question(page, 'How can I pay?').locator('summary').click();
    await box(page).fill('languages');
    await expect(shown(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(shown(page)).toHaveCount(18);
    await expect(page.locator('mark')).toHaveCount(0);
    // As it was before, single-open again.
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(question(page, 'How can I pay?')).toHaveAttribute('open', '');
    await question(page, 'Can I change my plan later?')
      .locator('summary')
      .click();
    await expect(page.locator('main details[open]')).toHaveCount(1);

    await box(page).fill('[(.*');
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'None of the 18 questions matches "[(.*"',
    );
    await expect(shown(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Ask a person' }).click();
    await expect(
      page.getByRole('heading', { name: 'Still need help?' }),
    ).toBeInViewport();
    await page.getByRole('button', { name: 'Clear search' }).press('Enter');
    await expect(shown(page)).toHaveCount(18);
    await expect(box(page)).toBeFocused();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing while it is on, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openPage(page, '/faq#how-can-i-pay');
      await expectNoViolations(page);
      await box(page).fill('website design');
      await expect(page.locator('a > mark').first()).toBeVisible();
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
      await openPage(page, '/faq#what-do-you-do-with-personal-data');
      const asked = question(page, 'What do you do with personal data?');
      await expect(asked).toHaveAttribute('open', '');
      await expectInSight(page, 'What do you do with personal data?');
      await expect(page.locator('main details[open]')).toHaveCount(1);
    });

  test('opens it when the address changes, and a filter that hides it goes', async ({
    page,
    misdeeds,
  }) => {
    await openPage(page, '/faq');
    await box(page).fill('PayPal');
    await expect(shown(page)).toHaveCount(1);
    await page.evaluate(() => (location.hash = 'what-happens-in-a-demo'));
    await expect(question(page, 'What happens in a demo?')).toHaveAttribute(
      'open',
      '',
    );
    await expect(shown(page)).toHaveCount(18);
    await expect(box(page)).toHaveValue('');
    await expectInSight(page, 'What happens in a demo?');
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
    expect(ids.size).toBe(18);
  });

  test('from another page opens it too', async ({ page }) => {
    await openPage(page, '/about');
    await page.evaluate(() => {
      if ('___navigate' in window && typeof window.___navigate === 'function')
        window.___navigate('/faq#how-can-i-pay');
    });
    await expect(question(page, 'How can I pay?')).toHaveAttribute('open', '');
    await expectInSight(page, 'How can I pay?');
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
  const help = page.getByRole('region', { name: 'Still need help?' });
  for (const [place, name, href] of [
    [main, 'Start Live Chat', /^\/#demo$/],
    [main, 'Schedule Call', /^\/book-demo$/],
    [help, 'Live Chat', /^\/#demo$/],
    [help, 'Email Support', /^mailto:[^@\s]+@[^@\s]+\.[a-z]+$/],
    [help, 'Phone Support', /^tel:\+\d+$/],
  ] as const)
    await expect(
      place.getByRole('link', { name, exact: true }),
    ).toHaveAttribute('href', href);

  await main.getByRole('link', { name: 'Schedule Call' }).click();
  await expect(page).toHaveURL('/book-demo');
  await page.goBack();
  await main.getByRole('link', { name: 'Start Live Chat' }).click();
  await expect(page).toHaveURL('/#demo');
  await expect(page.locator('#demo')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all eighteen answers are there and can be read', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.locator('main details')).toHaveCount(18);
    for (const item of await page.locator('main details').all()) {
      await item.locator('summary').click();
      await expect(item.locator('p')).toBeVisible();
      expect((await item.locator('p').innerText()).length).toBeGreaterThan(100);
    }
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('status')).toBeHidden();
  });

  test('a link to a question opens it', async ({ page }) => {
    await page.goto('/faq#how-can-i-pay');
    await expect(question(page, 'How can I pay?')).toHaveAttribute('open', '');
    await expectInSight(page, 'How can I pay?');
  });
});
