import type { Page } from '@playwright/test';
import {
  CONTENT,
  RESTAURANT,
  templatePath,
  TEMPLATES,
  topLevelPath,
} from '../support/content';
import {
  expect,
  holdBack,
  isHydrated,
  test,
  waitForHydration,
} from '../support/test';

// A page's first event is a press or typed text, before any script runs. engines.spec.ts tests the same in Firefox and
// WebKit.

const TEMPLATE = templatePath(TEMPLATES[0]?.slug ?? '');
const calculator = CONTENT.Product.find(({ value }) => value.calculator);

/** Reads what a control changes: more than a loading message. */
type Answer = (page: Page) => Promise<unknown>;

const visible =
  (selector: string): Answer =>
  (page) =>
    page.locator(selector).filter({ visible: true }).count();
const text =
  (selector: string): Answer =>
  (page) =>
    page.locator(selector).first().textContent();

interface Control {
  name: string;
  route: string;
  answer: Answer;
  type?: [field: string, words: string];
  press?: string;
}

const articles = text('[role=group][aria-label^=Articles]');

/** No text on the site contains it, so a working filter finds nothing. */
const NOWHERE = 'qzqz';

// prettier-ignore
const CONTROLS: Control[] = [
  { name: 'menu', route: '/', press: 'header summary:visible >> text=Menu', answer: visible('header a') },
  { name: 'theme', route: '/', press: 'header >> role=button[name=/theme/i]', answer: (page) => page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme) },
  { name: 'demo reveal', route: '/', press: '#demo button', answer: visible('main [role=tab]') },
  { name: 'newsletter', route: '/', type: ['footer [type=email]', 'ada@example.com'], press: 'footer [type=submit]', answer: text('footer form [role=status]') },
  ...(calculator ? [{ name: 'calculator', route: topLevelPath(calculator.value.slug), type: ['#missed-calls input', '77'], answer: text('#missed-calls') } satisfies Control] : []),
  { name: 'blog search', route: '/blog', type: ['main [type=search]', NOWHERE], answer: articles },
  { name: 'blog category', route: '/blog', press: '[aria-label=Categories] button >> nth=1', answer: articles },
  { name: 'copy link', route: '/blog', press: 'main >> role=button[name=/Copy link/]', answer: text('[data-copy-status]') },
  ...(RESTAURANT ? [{ name: 'reservation', route: templatePath(RESTAURANT.slug), press: 'form:has([type=date]) [type=submit]', answer: visible('form [aria-invalid=true]') }] : []),
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const { name, route, type, press, answer } of CONTROLS)
  test(`${name}: an early press is replayed`, async ({ page }) => {
    const release = await holdBack(page, '**/*.js');
    await page
      .context()
      .grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(route);
    const before = await answer(page);
    if (type) {
      const field = page.locator(type[0]).first();
      await field.clear();
      await field.pressSequentially(type[1]);
    }
    if (press) await page.locator(press).first().tap();
    expect(await page.evaluate(isHydrated)).toBe(false);
    release();
    await expect.poll(() => answer(page)).not.toEqual(before);
  });

test('links within a page work while scripts start', async ({ page }) => {
  for (const delay of [0, 100, 300, 600]) {
    await page.goto(TEMPLATE);
    await page.mouse.move(5, 300);
    await page.waitForTimeout(delay);
    await page.locator('main nav a[href="#gallery"]').tap();
    await waitForHydration(page);
    await expect(page.locator('#gallery')).toBeInViewport();
  }
});
