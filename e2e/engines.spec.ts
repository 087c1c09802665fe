import { templatePath, topLevelPath } from '../src/content/routes';
import { only } from '../src/content/example-data.fixture';
import { ENGINES, ENTER, ESCAPE } from './engines';
import {
  CONTENT,
  expect,
  HOME,
  NAVIGATION,
  NOT_FOUND,
  ORIGIN,
  POSTS,
  RESTAURANT,
  ROUTES,
  TEMPLATES,
  test,
} from './site';
import { Visitor } from './visitor';

// The site's main paths in Firefox and in WebKit, Safari's engine. The other specs are in Chromium.

const [post] = POSTS;
const [template] = TEMPLATES;
const [PRODUCTS] = NAVIGATION.header.filter(({ dropdown }) => dropdown);
const PRODUCT = PRODUCTS?.dropdown?.at(-1)?.href ?? '';
const { leads, calls } = only(CONTENT.Demos);
const [calculated] = CONTENT.Product.filter(({ value }) => value.calculator);
const CALCULATOR = topLevelPath(calculated?.value.slug ?? '');
/** A word that some answer of the support centre says. */
const WORD =
  /[a-z]{5,}/.exec(
    only(CONTENT.Faq).groups[0]?.questions[0]?.answer ?? '',
  )?.[0] ?? 'answer';
const WIDE = [1280, 800] as const;

/** A control that is used before any script of its page has started: what is typed, what is pressed, what then shows. */
interface FirstPress {
  route: string;
  type?: [field: string, text: string];
  press?: [selector: string, name: string];
  result: string;
}

const TEMPLATE = templatePath(template?.slug ?? '');
const RESERVATIONS = templatePath(RESTAURANT?.slug ?? '');

// prettier-ignore
const FIRST_PRESSES: FirstPress[] = [
  { route: '/', press: ['header summary', PRODUCTS?.name ?? ''], result: `header a[href="${PRODUCT}"]` },
  { route: '/', press: ['header button', 'theme'], result: ':root[data-theme]' },
  { route: '/', press: ['#demo button', HOME.demo.button], result: '#demo [role=log]' },
  { route: '/', type: ['footer [type=email]', 'ada'], press: ['footer button', ''], result: 'footer [aria-invalid=true]' },
  ...(calculated ? [{ route: CALCULATOR, type: ['#missed-calls input', 'x'], result: '#missed-calls [aria-invalid=true]' } satisfies FirstPress] : []),
  { route: '/faq', press: ['main summary', ''], result: 'main details[open]' },
  { route: '/faq', type: ['main [type=search]', WORD], result: 'main mark' },
  { route: '/blog', press: ['main button[aria-pressed]', post?.category ?? ''], result: 'main li:not(:first-child) > button[aria-pressed=true]' },
  { route: '/blog', type: ['main [type=search]', 'qzqz'], result: 'main [role=group] > div > h3' },
  { route: TEMPLATE, press: ['[data-hydrates-later] button', 'Phone'], result: '[data-hydrates-later] [data-device=phone]' },
  { route: TEMPLATE, press: ['[data-hydrates-later] [role=tab]:nth-of-type(2)', ''], result: '[role=tab]:nth-of-type(2)[aria-selected=true]' },
  ...(RESTAURANT ? [{ route: RESERVATIONS, press: ['form:has([type=date]) [type=submit]', ''], result: 'form [aria-invalid=true]' } satisfies FirstPress] : []),
];

for (const { name, variable, start } of ENGINES)
  test.describe(name, () => {
    test.skip(
      !process.env[variable],
      `There is no ${name} here: see README.md`,
    );
    // One browser, one page after another.
    test.describe.configure({ mode: 'default' });

    let visitor: Visitor;

    test.beforeAll(async ({ baseURL }) => {
      visitor = new Visitor(await start(baseURL ?? ''), baseURL ?? '');
    });
    test.beforeEach(async () => {
      await visitor.page.resize(...WIDE);
    });
    test.afterEach(async () => {
      const { console, foreignRequests } = await visitor.page.misdeeds();
      expect(console.filter((text) => !text.startsWith('404: '))).toEqual([]);
      // The page for bookings asks for another firm’s calendar.
      expect(
        foreignRequests.filter((url) => !url.includes('//calendar.')),
      ).toEqual([]);
    });
    test.afterAll(async () => {
      await visitor.page.close();
    });

    for (const route of ROUTES)
      test(`${route} is a whole page that fits a phone`, async () => {
        await visitor.page.resize(320, 700);
        await visitor.open(route);
        expect(await visitor.count('h1')).toBe(1);
        expect(await visitor.count('main')).toBe(1);
        expect(
          await visitor.page.evaluate(() => [
            document.querySelector('link[rel=canonical]')?.getAttribute('href'),
            innerWidth,
            document.documentElement.scrollWidth <=
              document.documentElement.clientWidth,
          ]),
        ).toEqual([ORIGIN + route, 320, true]);
      });

    for (const { route, type, press, result } of FIRST_PRESSES)
      test(`the first touch of ${route} is answered: ${(type ?? press)?.join(' ')}`, async () => {
        await visitor.arrive(route);
        expect(await visitor.count(result)).toBe(0);
        if (type) await visitor.type(...type);
        if (press) await visitor.press(...press);
        await visitor.see(result);
      });

    test('a visitor goes from page to page and back, within one document', async () => {
      await visitor.open('/');
      const title = await visitor.title();
      await visitor.page.evaluate(() => {
        Object.assign(window, { isSameDocument: true });
      });
      await visitor.press('header a[href="/hub"]');
      await expect.poll(() => visitor.path()).toBe('/hub');
      await expect.poll(() => visitor.title()).not.toBe(title);
      await visitor.page.evaluate(() => {
        history.back();
      });
      await expect.poll(() => visitor.title()).toBe(title);
      await visitor.press('footer a[href="/about"]');
      await expect.poll(() => visitor.path()).toBe('/about');
      // The address changes before the page does, which then starts at its top: until then a press could miss.
      await expect.poll(() => visitor.title()).not.toBe(title);
      await visitor.press('footer a[href="/#sales"]');
      await expect.poll(() => visitor.path()).toBe('/#sales');
      expect(
        await visitor.page.evaluate(() => 'isSameDocument' in window),
      ).toBe(true);
    });

    test('the menus open, on a wide screen and on a phone', async () => {
      const link = `header a[href="${PRODUCT}"]`;
      await visitor.open('/');
      await visitor.press('header :is(button, summary)', PRODUCTS?.name);
      await visitor.see(link);
      await visitor.page.type(ESCAPE);
      await expect.poll(() => visitor.count(link)).toBe(0);

      await visitor.page.resize(360, 740);
      await visitor.press('header :is(button, summary)', 'Menu');
      await visitor.press('header :is(button, summary)', PRODUCTS?.name);
      await visitor.press(link);
      await expect.poll(() => visitor.path()).toBe(PRODUCT);
    });

    test('the theme is chosen and remembered', async () => {
      const background = () =>
        visitor.page.evaluate(
          () => getComputedStyle(document.body).backgroundColor,
        );
      await visitor.open('/');
      const before = await background();
      await visitor.press('header button', 'theme');
      await expect.poll(background).not.toBe(before);
      const chosen = await background();
      await visitor.open('/about');
      expect(await background()).toBe(chosen);
      await visitor.press('header button', 'theme');
      await expect.poll(background).toBe(before);
    });

    test('the three demos run', async () => {
      await visitor.open('/');
      await visitor.press('#demo button', HOME.demo.button);
      await visitor.see('#demo [role=log]');
      await visitor.type('#demo :is(input, textarea)', `Hello${ENTER}`);
      // The greeting, the message and its answer.
      await expect.poll(() => visitor.count('#demo [role=log] li')).toBe(3);

      await visitor.press('#demo [role=tab]', leads.title);
      await visitor.press('#demo button', 'Generate Lead');
      await expect
        .poll(() => visitor.textOf('#demo [role=tabpanel]:not([hidden]) li'))
        .toMatch(/Score \d\d/);

      await visitor.press('#demo [role=tab]', calls.title);
      await visitor.press('#demo button', 'Simulate');
      await expect
        .poll(() => visitor.count('#demo [role=log] li'))
        .toBeGreaterThan(1);
    });

    test('the blog is searched and narrowed to a category', async () => {
      const title = post?.title ?? '';
      const cards = () => visitor.count('main li h3');
      await visitor.open('/blog');
      await visitor.press('main button[aria-pressed]', post?.category);
      await expect
        .poll(cards)
        .toBe(
          Math.min(
            POSTS.filter(({ category }) => category === post?.category).length,
            6,
          ),
        );
      await visitor.open('/blog');
      await visitor.type('main input[type=search]', title);
      await expect
        .poll(() => visitor.textOf('main [role=status]'))
        .toContain(`"${title}"`);
      await expect.poll(cards).toBe(1);
    });

    test('questions are filtered, and open one at a time', async () => {
      await visitor.open('/faq');
      const all = await visitor.count('main summary');
      await visitor.press('main details:nth-of-type(1) summary');
      await visitor.see('main details[open]');
      await visitor.press('main details:nth-of-type(2) summary');
      await visitor.see('main details[open]:nth-of-type(2)');
      expect(await visitor.count('main details[open]')).toBe(1);
      await visitor.press('main details[open] summary');
      await expect.poll(() => visitor.count('main details[open]')).toBe(0);
      await visitor.type('main input[type=search]', WORD);
      await expect.poll(() => visitor.count('main summary')).toBeLessThan(all);
      await visitor.see('main summary');
    });

    test('the calculator follows what is typed', async () => {
      const result = () => visitor.textOf('#missed-calls output');
      test.skip(!calculated, 'No product has a calculator');
      await visitor.open(CALCULATOR);
      const before = await result();
      await visitor.type('#missed-calls input[name=missedCalls]', '1');
      await expect.poll(result).not.toBe(before);
    });

    test('forms say what is wrong, and that nothing was sent', async () => {
      await visitor.open('/faq');
      await visitor.type('footer input[type=email]', 'nobody');
      await visitor.press('footer form button');
      await visitor.see('footer input[aria-invalid=true]');
      await visitor.type('footer input[type=email]', '@example.com');
      await visitor.press('footer form button');
      await expect
        .poll(() => visitor.textOf('footer form [role=status]'))
        .toContain('Nothing was sent');

      test.skip(!RESTAURANT, 'No template takes reservations');
      await visitor.open(RESERVATIONS);
      await visitor.press('#reservations form button');
      await expect
        .poll(() => visitor.textOf('#reservations form > [role=status]'))
        .toContain('Please look again');
    });

    test('the preview of a template shows its pages and devices', async () => {
      const preview = (rest: string) => `[data-hydrates-later] ${rest}`;
      await visitor.open(TEMPLATE);
      await visitor.press(preview('[role=tab][aria-selected=false]'));
      await visitor.see(preview('[role=tab]:nth-child(2)[aria-selected=true]'));
      for (const device of ['Phone', 'Tablet']) {
        await visitor.press(preview('button'), device);
        await visitor.see(preview(`[data-device=${device.toLowerCase()}]`));
      }
    });

    test('an unknown path is the not-found screen', async () => {
      await visitor.open('/nowhere');
      expect(await visitor.textOf('h1')).toBe(NOT_FOUND.title);
      await expect
        .poll(async () => (await visitor.page.misdeeds()).console)
        .toContain('404: no page at /nowhere');
      await visitor.open('/websites/nothing');
      await expect
        .poll(() => visitor.textOf('h1'))
        .toBe(NOT_FOUND.template.title);
    });
  });
