import fs from 'node:fs';
import path from 'node:path';
import { everyBlock } from '../../src/blog/article/blocks.fixture';
import { withServer } from '../../tools/lib/local-server';
import { copyProject } from '../../tools/lib/project-copy';
import { siteServer } from '../../tools/lib/static-server';
import { buildCopy } from '../support/build-copy';
import { expectNoSidewaysScroll, expectNoViolations } from '../support/checks';
import {
  articlePath,
  CONTENT,
  FEED_PATH,
  listFiles,
  LONGEST_ARTICLE,
  mapStrings,
  POST_INDEX_PATH,
  RESTAURANT,
  templatePath,
  TEMPLATES,
  topLevelPath,
} from '../support/content';
import { goalsOf, LEEWAY } from '../support/goals';
import { elementsOf, structuredDataOf } from '../support/html';
import { layoutShifts, scrollThrough } from '../support/layout-shifts';
import { expect, test } from '../support/test';
import { isScript, watchRequests, weigh } from '../support/weight';

// Builds a copy of the site with hostile texts in data/, which try to close the script, comment, attribute, CDATA
// section or line that holds them. Pages must show them as text.

const HOSTILE =
  ' </script></style></title></textarea></noscript><img src=x onerror="alert(1)" data-broken> "q" \'a\' & &amp; &lt;/script&gt; ]]> --> \u202Eabc\u202C\u200F \u2028👩‍👩‍👧\u000B <b';

/** The fields that get the hostile text, at any depth of these files. */
const FIELDS =
  /^(?:title|excerpt|author|text|question|answer|description|imageAlt|items|source|keywords|notice|play|fallback|alt|caption|credit|label|note|outcome|cells)$/;
const FILES = [
  'faq.json',
  'packages.json',
  'pages/blog.json',
  'pages/demo.json',
  'pages/faq.json',
  'pages/home.json',
  ...[CONTENT.Post, CONTENT.Product, CONTENT.WebsiteTemplate].flatMap(
    (entries) => entries.map(({ file }) => file),
  ),
];
const ARTICLE = articlePath(LONGEST_ARTICLE?.slug ?? '');
/** Articles with every block, made by the test. */
const EVERY = 'every-block';
const EVERY_HOSTILE = 'every-block-with-hostile-texts';
const PAGES = [
  '/',
  '/blog',
  topLevelPath(CONTENT.Product[0]?.value.slug ?? ''),
  '/demo',
  '/faq',
  ARTICLE,
  articlePath(EVERY_HOSTILE),
  templatePath((RESTAURANT ?? TEMPLATES[0])?.slug ?? ''),
  '/website-design',
];

const poison = (value: unknown) =>
  mapStrings(value, (text, path) => {
    const field = path.findLast((key) => typeof key === 'string') ?? '';
    return FIELDS.test(field) ? text + HOSTILE : text;
  });

// The tests share one build.
test.describe.configure({ mode: 'serial' });

let copy = '';
const read = (route: string) => {
  const file = /\.\w+$/.test(route) ? route : `${route}/index.html`;
  return fs.readFileSync(path.join(copy, 'public', file), 'utf8');
};

/** The elements that the hostile text has managed to create. */
const broughtInto = (html: string) =>
  elementsOf(html).filter(({ attributes }) => 'data-broken' in attributes);

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = copyProject();
  for (const file of FILES) {
    const target = path.join(copy, 'data', file);
    const value: unknown = JSON.parse(fs.readFileSync(target, 'utf8'));
    fs.writeFileSync(target, JSON.stringify(poison(value), null, 2) + '\n');
  }
  // Links to a question would lead nowhere, because its address is made of its words.
  for (const file of listFiles(path.join(copy, 'data'))) {
    if (!file.endsWith('.json')) continue;
    const target = path.join(copy, 'data', file);
    const text = fs.readFileSync(target, 'utf8');
    fs.writeFileSync(target, text.replaceAll(/\/faq#[\w-]+/g, '/faq'));
  }
  if (LONGEST_ARTICLE)
    for (const [slug, body] of [
      [EVERY, everyBlock(LONGEST_ARTICLE.image)],
      [EVERY_HOSTILE, poison(everyBlock(LONGEST_ARTICLE.image))],
    ] as const) {
      const excerpt = `${slug}: ${LONGEST_ARTICLE.excerpt}`;
      const post = { ...LONGEST_ARTICLE, slug, title: slug, excerpt, body };
      fs.writeFileSync(
        path.join(copy, 'data/posts', `${slug}.json`),
        JSON.stringify(post),
      );
    }
  const { status, output } = await buildCopy(copy);
  expect(status, output).toBe(0);
});

test.afterAll(() => {
  fs.rmSync(copy, { recursive: true, force: true });
});

test('pages show hostile texts literally and completely', () => {
  for (const route of PAGES) {
    const html = read(route);
    expect(html).toContain('data-broken');
    expect(broughtInto(html), route).toEqual([]);
    const elements = elementsOf(html);
    for (const { attributes } of elements)
      expect(broughtInto(attributes['srcdoc'] ?? ''), route).toEqual([]);
    const data = structuredDataOf(html);
    expect(data.length, route).toBeGreaterThan(0);
    if (route !== ARTICLE) continue;
    expect(JSON.stringify(data)).toContain(
      JSON.stringify(HOSTILE).slice(1, -1),
    );
    for (const wanted of ['title', 'h1', 'description', 'twitter:title']) {
      const found = elements.find(({ tag, attributes }) =>
        [tag, attributes['name']].includes(wanted),
      );
      expect(found?.attributes['content'] ?? found?.text).toContain(HOSTILE);
    }
  }
  const index: unknown = JSON.parse(read(POST_INDEX_PATH));
  expect(JSON.stringify(index)).toContain('data-broken');
});

test('the feed and the sitemap stay well-formed XML', async ({ page }) => {
  for (const file of [FEED_PATH, '/sitemap-index.xml', '/sitemap-0.xml']) {
    const { error, brought, texts } = await page.evaluate((source) => {
      const xml = new DOMParser().parseFromString(source, 'application/xml');
      return {
        error: xml.querySelector('parsererror')?.textContent,
        brought: xml.querySelectorAll('[data-broken]').length,
        texts: Array.from(
          xml.querySelectorAll('item > *, loc'),
          ({ textContent }) => textContent,
        ),
      };
    }, read(file));
    expect([file, error, brought]).toEqual([file, undefined, 0]);
    expect(texts.length).toBeGreaterThan(0);
    if (file !== FEED_PATH) continue;
    // XML can't hold a vertical tab.
    expect(texts.join()).toContain(HOSTILE.replace('\u000B', ''));
    const articles = texts.filter((text) => text.startsWith('<'));
    expect(articles.length).toBeGreaterThan(0);
    expect(articles.flatMap(broughtInto)).toEqual([]);
  }
});

test('an article with every block passes the checks of pages', async ({
  page,
}) => {
  const folder = path.join(copy, 'public');
  await withServer(siteServer(folder), async (origin) => {
    for (const slug of [EVERY, EVERY_HOSTILE]) {
      await page.setViewportSize({ width: 390, height: 844 });
      const fetched = watchRequests(page, origin);
      await page.goto(origin + articlePath(slug), { waitUntil: 'networkidle' });
      expect.soft(fetched.filter(isScript)).toEqual([]);
      if (slug === EVERY)
        expect
          .soft(await weigh(fetched), 'kB before a touch')
          .toBeLessThanOrEqual(LEEWAY * goalsOf(articlePath(slug)).all);
      const loading = await layoutShifts(page);
      await scrollThrough(page);
      const shifts = await layoutShifts(page);
      expect.soft(shifts.slice(loading.length)).toEqual([]);
      await expectNoViolations(page, '', slug);
      await expectNoSidewaysScroll(page);
      page.removeAllListeners('response');
    }
  });
});
