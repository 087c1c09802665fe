import fs from 'node:fs';
import path from 'node:path';
import {
  articlePath,
  FEED_PATH,
  POST_INDEX_PATH,
  templatePath,
  topLevelPath,
} from '../src/content/routes';
import { elementsOf, structuredDataOf } from './html';
import { buildCopy, copyProject } from '../tools/lib/project-copy';
import {
  CONTENT,
  LONGEST_ARTICLE,
  RESTAURANT,
  expect,
  openPage,
  test,
} from './site';
import { structuredData } from './structured-data-shapes';

// What editors paste into data/ is shown as it stands. A copy of the site is built whose texts try to end whatever they
// stand in: a script, a comment, an attribute, a CDATA section, a line.

const HOSTILE =
  ' </script></style></title></textarea></noscript><img src=x onerror="alert(1)" data-broken> "q" \'a\' & &amp; &lt;/script&gt; ]]> --> \u202Eabc\u202C\u200F \u2028👩‍👩‍👧\u000B <b';

/** What of it a text of XML can hold. */
const HOSTILE_XML = HOSTILE.replace('\u000B', '');

/** Which texts get it: these fields of these files, wherever they stand in them. */
const FIELDS =
  /^(?:title|excerpt|author|text|question|answer|description|imageAlt|items|source|keywords|notice|play|fallback)$/;
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
const TEMPLATE = templatePath(
  (RESTAURANT ?? CONTENT.WebsiteTemplate[0]?.value)?.slug ?? '',
);
const PRODUCT = topLevelPath(CONTENT.Product[0]?.value.slug ?? '');
const PAGES = [
  '/',
  '/blog',
  PRODUCT,
  '/demo',
  '/faq',
  ARTICLE,
  TEMPLATE,
  '/website-design',
];

function poison(value: unknown, isText = false): unknown {
  if (typeof value === 'string') return isText ? value + HOSTILE : value;
  if (Array.isArray(value)) return value.map((item) => poison(item, isText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      poison(part, FIELDS.test(key)),
    ]),
  );
}

// One build for all tests here.
test.describe.configure({ mode: 'serial' });

let copy = '';
const fileOf = (route: string) =>
  path.join(
    copy,
    'public',
    /\.\w+$/.test(route) ? route : `${route}/index.html`,
  );
const read = (route: string) => fs.readFileSync(fileOf(route), 'utf8');

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = copyProject();
  for (const file of FILES) {
    const place = path.join(copy, 'data', file);
    const value: unknown = JSON.parse(fs.readFileSync(place, 'utf8'));
    fs.writeFileSync(place, JSON.stringify(poison(value), null, 2) + '\n');
  }
  const { status, output } = await buildCopy(copy);
  expect(status, output).toBe(0);
});

test.afterAll(() => {
  fs.rmSync(copy, { recursive: true, force: true });
});

test('no text ends what it stands in: the HTML has no element that a text brought', () => {
  for (const route of PAGES) {
    const html = read(route);
    const elements = elementsOf(html);
    const frames = elements.flatMap(({ attributes }) =>
      elementsOf(attributes['srcdoc'] ?? ''),
    );
    const brought = [...elements, ...frames].filter(
      ({ attributes }) => 'data-broken' in attributes,
    );
    expect(brought, route).toEqual([]);
    expect(html).toContain('data-broken');
  }
});

test('titles, descriptions and headings say what stands in data/', () => {
  const elements = elementsOf(read(ARTICLE));
  const said = (name: string) =>
    elements.find(({ attributes }) => attributes['name'] === name)?.attributes[
      'content'
    ];
  const textOf = (tag: string) =>
    elements.find((element) => element.tag === tag)?.text;
  expect(textOf('title')).toContain(HOSTILE);
  expect(textOf('h1')).toContain(HOSTILE);
  expect(said('description')).toContain(HOSTILE);
  expect(said('twitter:title')).toContain(HOSTILE);
});

test('structured data stay JSON, and say what stands in data/', () => {
  for (const route of PAGES) {
    const found = structuredDataOf(read(route)).map((data) =>
      structuredData.parse(data),
    );
    expect(found.length, route).toBeGreaterThan(0);
    if ([ARTICLE, '/faq'].includes(route))
      expect(found.flatMap(stringsOf).join()).toContain(HOSTILE);
  }
});

test('the feed and the sitemap stay well-formed XML', async ({ page }) => {
  const parse = (source: string) =>
    page.evaluate((text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      return {
        error: xml.querySelector('parsererror')?.textContent,
        brought: xml.querySelectorAll('[data-broken]').length,
        texts: Array.from(
          xml.querySelectorAll('item > title, item > description, loc'),
          ({ textContent }) => textContent,
        ),
        articles: Array.from(
          xml.getElementsByTagName('content:encoded'),
          ({ textContent }) => textContent,
        ),
      };
    }, source);
  const feed = await parse(read(FEED_PATH));
  expect(feed.error).toBeUndefined();
  expect(feed.brought).toBe(0);
  expect(feed.texts.filter((text) => text.includes(HOSTILE_XML))).not.toEqual(
    [],
  );
  for (const article of feed.articles)
    expect(
      elementsOf(article).filter(
        ({ attributes }) => 'data-broken' in attributes,
      ),
    ).toEqual([]);

  for (const file of ['/sitemap-index.xml', '/sitemap-0.xml']) {
    const { error, texts } = await parse(read(file));
    expect(error).toBeUndefined();
    expect(texts.length).toBeGreaterThan(0);
  }
});

test('the files that scripts and language models read keep their form', () => {
  expect(stringsOf(JSON.parse(read(POST_INDEX_PATH))).join()).toContain(
    HOSTILE,
  );
  for (const line of read('/llms.txt').split('\n'))
    expect(line).toMatch(/^(?:$|#{1,2} \S|> \S|- \[)/);
});

for (const route of PAGES)
  test(`React finds ${route} as it would draw it, and no text runs`, async ({
    page,
    misdeeds,
    baseURL,
  }) => {
    page.on('dialog', (dialog) => {
      misdeeds.console.push(`A text ran: ${dialog.message()}`);
      return dialog.dismiss();
    });
    await page.route(`${baseURL ?? ''}/**`, (request) => {
      const file = fileOf(decodeURI(new URL(request.request().url()).pathname));
      return request.fulfill({ path: file });
    });
    await openPage(page, route);
    await expect(page.getByRole('main')).toContainText('data-broken');
    await expect(page.locator('img[data-broken]')).toHaveCount(0);
    expect(misdeeds.console).toEqual([]);
  });

/** All texts in a JSON value. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}
