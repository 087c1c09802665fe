import { expect, test } from '@playwright/test';
import { findBrowser } from '../../tools/lib/browsers';
import {
  articlePath,
  CONTENT,
  FOOTER_ANCHOR,
  FOOTER_PAGES,
  HOME,
  NAVIGATION,
  only,
  POSTS,
  RESTAURANT,
  ROUTES,
  SITE,
  templatePath,
  TEMPLATES,
} from '../support/content';
import { ENGINES, ENTER, ESCAPE } from '../support/engines';
import { Visitor } from '../support/visitor';

// The site's main paths in Firefox and in WebKit, Safari's engine; the other specs run in Chromium. `goto` opens a
// page whose scripts have not started, so that some paths begin with the first touch.

const [post] = POSTS;
const [PRODUCTS] = NAVIGATION.header.filter(({ dropdown }) => dropdown);
const PRODUCT =
  PRODUCTS?.dropdown?.findLast(({ href }) => ROUTES.includes(href))?.href ?? '';
const { leads, calls } = only(CONTENT.Demos);
const TEMPLATE = templatePath((RESTAURANT ?? TEMPLATES[0])?.slug ?? '');

const ARTICLE = articlePath(POSTS.find(({ body }) => body)?.slug ?? '');

const VISITED = [
  '/',
  '/blog',
  '/faq',
  '/book-demo',
  PRODUCT,
  ARTICLE,
  TEMPLATE,
];

for (const { name, start } of ENGINES)
  test.describe(name, () => {
    test.skip(
      !findBrowser(name),
      `There is no ${name} here: see CONTRIBUTING.md`,
    );
    // Tests share one browser, so they run in order. They may be retried, since its driver is less reliable than
    // Playwright's.
    test.describe.configure({ mode: 'default', retries: 1 });

    let visitor: Visitor;

    test.beforeAll(async ({ baseURL }) => {
      visitor = new Visitor(await start(baseURL ?? ''), baseURL ?? '');
    });
    test.beforeEach(async () => {
      await visitor.page.resize(1280, 800);
    });
    test.afterEach(() => expectNoErrors());
    test.afterAll(async () => {
      await visitor.page.close();
    });

    async function expectNoErrors() {
      const { console, foreignRequests } = await visitor.page.pageErrors();
      expect(console).toEqual([]);
      // /book-demo requests the calendar from another host.
      expect(
        foreignRequests.filter(
          (url) => !url.startsWith(new URL(SITE.embeds.bookingCalendar).origin),
        ),
      ).toEqual([]);
    }

    test('pages of each kind are complete and fit a phone', async () => {
      await visitor.page.resize(320, 700);
      for (const route of VISITED) {
        await visitor.open(route);
        await visitor.reach(route);
        expect(await visitor.count('h1'), route).toBe(1);
        expect(await visitor.count('main'), route).toBe(1);
        expect(
          await visitor.page.evaluate(() => [
            innerWidth,
            document.documentElement.scrollWidth <=
              document.documentElement.clientWidth,
          ]),
        ).toEqual([320, true]);
        await expectNoErrors();
      }
    });

    test('a visitor goes from page to page and back, within one document', async () => {
      await visitor.open('/hub');
      await visitor.page.evaluate(() => {
        Object.assign(window, { isSameDocument: true });
      });
      await visitor.press('header a[href="/"]');
      await visitor.reach('/');
      await visitor.page.evaluate(() => {
        history.back();
      });
      await visitor.reach('/hub');
      for (const href of FOOTER_PAGES.slice(0, 1)) {
        await visitor.press(`footer a[href="${href}"]`);
        await visitor.reach(href);
      }
      if (FOOTER_ANCHOR) {
        await visitor.press(`footer a[href="${FOOTER_ANCHOR.href}"]`);
        await visitor.reach('/');
        // Focus is on the target, so the next Tab continues from it.
        await expect
          .poll(() =>
            visitor.page.evaluate(() => `/#${document.activeElement?.id}`),
          )
          .toBe(FOOTER_ANCHOR.href);
      }
      expect(
        await visitor.page.evaluate(() => 'isSameDocument' in window),
      ).toBe(true);
    });

    test('the menus open, on a wide screen and on a phone', async () => {
      const link = `header a[href="${PRODUCT}"]`;
      await visitor.goto('/');
      await visitor.press('header :is(button, summary)', PRODUCTS?.name);
      await visitor.see(link);
      await visitor.page.type(ESCAPE);
      await expect.poll(() => visitor.count(link)).toBe(0);

      await visitor.page.resize(360, 740);
      await visitor.press('header :is(button, summary)', 'Menu');
      await visitor.press('header :is(button, summary)', PRODUCTS?.name);
      await visitor.press(link);
      await visitor.reach(PRODUCT);
    });

    test('the theme is chosen and remembered', async () => {
      const background = () =>
        visitor.page.evaluate(
          () => getComputedStyle(document.body).backgroundColor,
        );
      await visitor.goto('/');
      const before = await background();
      await visitor.press('header [data-instant=theme]');
      await expect.poll(background).not.toBe(before);
      const chosen = await background();
      await visitor.goto('/about');
      expect(await background()).toBe(chosen);
    });

    test('the three demos run', async () => {
      await visitor.open('/');
      await visitor.press('#demo button', HOME.demo.button);
      await visitor.see('#demo [role=log]');
      await visitor.type('#demo :is(input, textarea)', `Hello${ENTER}`);
      // Three messages: the greeting, the visitor's message and its answer.
      await visitor.see('#demo [role=log] li:nth-child(3)');

      await visitor.press('#demo [role=tab]', leads.title);
      await visitor.press('#demo button', 'Generate Lead');
      const listed = '#demo [role=tabpanel]:not([hidden]) li';
      await expect
        .poll(() => visitor.count(listed))
        .toBe(leads.initial.length + 1);

      await visitor.press('#demo [role=tab]', calls.title);
      await visitor.press('#demo button', 'Simulate');
      await visitor.see('#demo [role=log] li:nth-child(2)');
    });

    test('the blog can be searched and filtered by category', async () => {
      await visitor.goto('/blog');
      // Text typed during hydration is kept.
      await visitor.type('main input[type=search]', post?.title ?? '');
      const typed = () =>
        visitor.page.evaluate(() => document.querySelector('input')?.value);
      await expect.poll(typed).toBe(post?.title);
      await visitor.read('main [role=status]', /^Found/);
      await visitor.press('main button[aria-pressed]', post?.category);
      const chosen = () => visitor.textOf('main [aria-pressed=true]');
      await expect.poll(chosen).toBe(post?.category);
    });

    test('opening a question closes the one before', async () => {
      await visitor.goto('/faq');
      for (const place of [1, 2]) {
        await visitor.press(`main details:nth-of-type(${place}) summary`);
        await visitor.see(`main details[open]:nth-of-type(${place})`);
      }
      expect(await visitor.count('main details[open]')).toBe(1);
    });
  });
