import type { Page } from '@playwright/test';
import { replyTo } from '../src/demos/chat/chat-machine';
import { expectNoViolations } from './axe';
import { only } from '../src/content/example-data.fixture';
import { CONTENT, HOME, expect, headerLink, openPage, test } from './site';

const { chat, leads: LEADS, calls: CALLS } = only(CONTENT.Demos);
const WORDS = HOME.demo;
const [prompt = ''] = chat.prompts;
const { keywords: [keyword = ''] = [], reply = '' } = chat.replies[0] ?? {};

const section = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { name: WORDS.title }) });

const reveal = (page: Page) => section(page).locator('button[aria-expanded]');

const tab = (page: Page, name: string) =>
  section(page).getByRole('tab', { name });

const close = (page: Page) =>
  section(page).getByRole('button', { name: WORDS.close, exact: true });

/** Opens the demos on the home page, with the clock in the test's hands. */
async function openDemos(page: Page, name?: string) {
  await openPage(page, '/');
  await page.clock.install();
  await reveal(page).click();
  await expect(close(page)).toBeVisible();
  if (name) await tab(page, name).click();
}

/** The scripts of the demos that a page has asked for. */
function demoRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/demos-\w+\.js$/.test(pathname)) requests.push(pathname);
  });
  return requests;
}

test.describe('opening and closing', () => {
  test('nothing of the demos is loaded before the visitor turns to the button', async ({
    page,
  }) => {
    const requests = demoRequests(page);
    await openPage(page, '/');
    await section(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await expect(reveal(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(section(page).getByRole('tab')).toHaveCount(0);
    await expect(section(page).getByRole('link')).toHaveCount(0);
    await reveal(page).hover();
    await expect.poll(() => requests).toHaveLength(1);
    await expect(section(page).getByRole('tab')).toHaveCount(0);
    await reveal(page).click();
    await expect(close(page)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test('shows three tabs, the chat first, and closes again, by keyboard alone', async ({
    page,
    misdeeds,
  }) => {
    await openPage(page, '/');
    await reveal(page).focus();
    await page.keyboard.press('Enter');
    await expect(section(page).getByRole('tab')).toHaveText([
      chat.title,
      LEADS.title,
      CALLS.title,
    ]);
    await expect(reveal(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(tab(page, chat.title)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(section(page)).toContainText(WORDS.label);
    await expect(
      section(page).locator(`a[href="${WORDS.book.href}"]:visible`),
    ).toHaveCount(1);
    await tab(page, chat.title).focus();
    await page.keyboard.press('ArrowRight');
    await expect(
      section(page).getByRole('button', { name: 'Generate Lead' }),
    ).toBeVisible();
    await close(page).press('Enter');
    await expect(section(page).getByRole('tab')).toHaveCount(0);
    await expect(section(page).getByRole('link')).toHaveCount(0);
    await expect(reveal(page)).toBeFocused();
    await expect(reveal(page)).toHaveAttribute('aria-expanded', 'false');
    expect(misdeeds).toEqual({ console: [], foreignRequests: [] });
  });

  test('says so while it loads and when that fails, and tries again', async ({
    page,
  }) => {
    await openPage(page, '/');
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(/\/demos-\w+\.js$/, async (route) => {
      await failing;
      await route.abort();
    });
    const status = section(page).getByRole('status').first();
    await expect(status).toBeAttached();
    await reveal(page).click();
    await expect(reveal(page)).toHaveText(WORDS.loading);
    await expect(reveal(page)).toHaveAttribute('aria-busy', 'true');
    await expect(status).toHaveText(WORDS.loading);
    fail();
    await expect(status).toContainText(WORDS.failed);
    await expect(reveal(page)).toHaveAttribute('aria-busy', 'false');
    await page.unroute(/\/demos-\w+\.js$/);
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await expect(close(page)).toBeVisible();
    await expect(status).toBeEmpty();
    await expect(reveal(page)).toBeFocused();
  });

  test('arriving at /#demo opens the chat, from another page and from this one', async ({
    page,
    misdeeds,
  }) => {
    await openPage(page, '/faq');
    await page.getByRole('main').locator('a[href="/#demo"]').first().click();
    await expect(page).toHaveURL('/#demo');
    const log = section(page).getByRole('log');
    await expect(log).toBeVisible();
    await close(page).click();
    await page.evaluate(() => {
      location.hash = '';
      location.hash = 'demo';
    });
    await expect(log).toBeVisible();
    await page.goto('about:blank');
    await openPage(page, '/#demo');
    await expect(log).toBeVisible();
    expect(misdeeds.console.filter((text) => !/404/.test(text))).toEqual([]);
  });
});

test('the chat: a message, a reply after 1.5 s, prompts outside of the log', async ({
  page,
  misdeeds,
}) => {
  await openDemos(page);
  const log = section(page).getByRole('log');
  const messages = log.getByRole('listitem');
  const field = section(page).getByLabel('Your message');
  await expect(messages).toHaveCount(1);
  await field.fill('   ');
  await field.press('Enter');
  await expect(messages).toHaveCount(1);

  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill(`Well: ${keyword.toUpperCase()}?`);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await section(page)
    .getByRole('button', { name: prompt, exact: true })
    .click();
  await expect(messages).toHaveCount(3);
  const typing = section(page).getByText(/typing/);
  await expect(typing).toBeVisible();
  await expect(log.getByText(/typing/)).toHaveCount(0);
  await page.clock.runFor(1499);
  await expect(messages).toHaveCount(3);
  await page.clock.runFor(1);
  await expect(messages).toHaveCount(5);
  await expect(messages.nth(3)).toContainText(reply);
  await expect(messages.nth(4)).toContainText(replyTo(prompt, chat));
  await expect(typing).toHaveCount(0);
  await expect(messages.last()).toBeInViewport();

  await section(page).getByRole('button', { name: 'Restart' }).click();
  await expect(messages).toHaveCount(1);
  await field.fill('A draft');
  await tab(page, CALLS.title).click();
  await tab(page, chat.title).click();
  await expect(field).toHaveValue('A draft');
  expect(misdeeds).toEqual({ console: [], foreignRequests: [] });
});

test('leads: two seconds each, five at most, qualified once', async ({
  page,
  misdeeds,
}) => {
  await openDemos(page, LEADS.title);
  await page.clock.pauseAt(Date.now() + 60_000);
  const generate = section(page).getByRole('button', { name: 'Generate Lead' });
  const leads = section(page).getByRole('tabpanel').getByRole('listitem');
  const figures = section(page).locator('dl > div');
  await expect(figures).toHaveText([
    'Total leads0',
    'Qualified0',
    'Conversion rate0%',
  ]);
  await expect(leads).toHaveCount(0);
  for (let count = 1; count <= 6; count++) {
    await generate.click();
    await expect(generate).toBeDisabled();
    await expect(section(page).getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '65',
    );
    await expect(section(page).getByText(LEADS.analysing)).toBeVisible();
    await page.clock.runFor(1999);
    await expect(leads).toHaveCount(count - 1);
    await page.clock.runFor(1);
    await expect(leads).toHaveCount(Math.min(count, 5));
    await expect(section(page).getByRole('progressbar')).toHaveCount(0);
  }
  await expect(leads.first()).toContainText(
    /@.*Score \d\d, (?:high|medium).*new/,
  );
  const name = await leads.first().getByRole('heading').innerText();
  await leads
    .first()
    .getByRole('button', { name: `Qualify ${name}` })
    .click();
  await expect(leads.first()).toContainText('qualified');
  await expect(leads.first().getByRole('button')).toHaveCount(0);
  await expect(leads.first()).toBeFocused();
  await expect(figures).toHaveText([
    'Total leads5',
    'Qualified1',
    'Conversion rate20%',
  ]);
  expect(misdeeds).toEqual({ console: [], foreignRequests: [] });
});

test('calls: five lines at their seconds, a record at ten, also behind another tab', async ({
  page,
  misdeeds,
}) => {
  await openDemos(page, CALLS.title);
  await page.clock.pauseAt(Date.now() + 60_000);
  const ring = section(page).getByRole('button', {
    name: 'Simulate Incoming Call',
  });
  const lines = section(page).getByRole('log').getByRole('listitem');
  const bar = section(page).getByRole('progressbar');
  const records = section(page)
    .getByRole('listitem')
    .filter({
      hasText: /Duration [2-4]:\d\d/,
    });
  await ring.click();
  await expect(ring).toBeDisabled();
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  for (let said = 1; said <= 5; said++) {
    await page.clock.runFor(said === 1 ? 999 : 1999);
    await expect(lines).toHaveCount(said - 1);
    await page.clock.runFor(1);
    await expect(lines).toHaveCount(said);
    await expect(bar).toHaveAttribute('aria-valuenow', `${said * 20}`);
  }
  await page.clock.runFor(999);
  await expect(records).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(records).toHaveCount(1);
  await expect(bar).toHaveCount(0);
  await expect(records).toContainText(/appointment|qualified|information/);

  // Behind another tab it goes on.
  await ring.click();
  await tab(page, chat.title).click();
  await page.clock.runFor(5000);
  await tab(page, CALLS.title).click();
  // The tab that is left goes with the next frame.
  await page.clock.runFor(50);
  await expect(lines).toHaveCount(3);
  // A laptop that was shut: one record, not none and not two.
  await page.clock.fastForward(3_600_000);
  await expect(records).toHaveCount(2);
  await page.clock.runFor(60_000);
  await expect(records).toHaveCount(2);

  // Closing ends and forgets everything.
  await ring.click();
  await close(page).click();
  await page.clock.runFor(60_000);
  await reveal(page).click();
  await tab(page, CALLS.title).click();
  await expect(records).toHaveCount(0);
  await expect(bar).toHaveCount(0);

  // So does leaving the page.
  await ring.click();
  await headerLink(page, '/hub').click();
  await expect(page).toHaveURL('/hub');
  await page.clock.runFor(60_000);
  expect(misdeeds).toEqual({ console: [], foreignRequests: [] });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing while the demos run, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 800 });
    await openDemos(page);
    const expectNoFaults = async () => {
      await expectNoViolations(page, '#demo');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(390);
    };
    await section(page)
      .getByRole('button', { name: prompt, exact: true })
      .click();
    await expect(section(page).getByText(/typing/)).toBeVisible();
    await expectNoFaults();

    await tab(page, LEADS.title).click();
    const generate = section(page).getByRole('button', { name: 'Generate' });
    for (let count = 0; count < 3; count++) {
      await generate.click();
      await page.clock.runFor(2000);
    }
    await section(page)
      .getByRole('button', { name: /^Qualify/ })
      .first()
      .click();
    await generate.click();
    await expect(section(page).getByRole('progressbar')).toBeVisible();
    await expectNoFaults();

    await tab(page, CALLS.title).click();
    const ring = section(page).getByRole('button', { name: 'Simulate' });
    await ring.click();
    await page.clock.runFor(10_000);
    await ring.click();
    await page.clock.runFor(5000);
    await expect(section(page).getByRole('log')).toBeVisible();
    await expectNoFaults();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the demos can be read, and no button is there that does nothing', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(section(page).getByRole('button')).toHaveCount(0);
    await page.locator('#demo summary').first().click();
    await expect(
      page.locator('#demo details li', { hasText: reply }).first(),
    ).toBeVisible();
    await expect(
      page.locator('#demo a', { hasText: WORDS.book.label }),
    ).toBeVisible();
  });
});
