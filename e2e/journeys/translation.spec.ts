import type { Page } from '@playwright/test';
import {
  articlePath,
  CONTENT,
  POSTS,
  RESTAURANT,
  templatePath,
  topLevelPath,
} from '../support/content';
import { expect, openPage, test } from '../support/test';

// Browsers that translate a page wrap each text, later ones too, in two <font> elements. React must not remove or
// replace a text beside others. ESLint refuses most of such code.

/** Runs in a page. */
function translate() {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.nodeValue?.trim()) continue;
      if (text.parentElement?.closest('font, script, style, option, textarea'))
        continue;
      const [outer, inner] = ['font', 'font'].map((name) =>
        document.createElement(name),
      );
      if (!outer || !inner) continue;
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      for (const node of addedNodes) wrap(node.parentNode ?? target);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

const article = POSTS.find(({ link }) => !link);
const calculator = CONTENT.Product.find(({ value }) => value.calculator);

const ROUTES = [
  '/',
  '/blog',
  '/faq',
  '/book-demo',
  ...(article ? [articlePath(article.slug)] : []),
  ...(calculator ? [topLevelPath(calculator.value.slug)] : []),
  ...(RESTAURANT ? [templatePath(RESTAURANT.slug)] : []),
];

test.use({ expectsErrors: true });

for (const route of ROUTES)
  test(`controls of a translated page work: ${route}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    await openPage(page, route);
    await page.evaluate(translate);
    if (route === '/') {
      await page.locator('#demo button').click();
      await expect(page.getByRole('tab').first()).toBeVisible();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await pressAll(page, '[role=tabpanel]');
      }
    }
    await pressAll(page);
    expect(uncaught).toEqual([]);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(
      0,
    );
    await expect(page.locator('h1')).toBeVisible();
  });

/** Types into each field of a part of the page, and presses each button twice: what it changes, and back. */
async function pressAll(page: Page, part = 'main, footer') {
  const fields = page
    .locator(part)
    .locator('input:visible:not([type=date]), textarea:visible');
  for (const field of await fields.all()) {
    await field.fill('7');
    await field.fill('');
  }
  const buttons = page.locator(part).locator('button:visible, summary:visible');
  // A press may add or remove some.
  for (let press = 0; press < 2 * (await buttons.count()); press++)
    await buttons.nth(Math.floor(press / 2)).dispatchEvent('click');
}
