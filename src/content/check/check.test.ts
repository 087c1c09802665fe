/** @jest-environment node */
import { repositoryContent } from '../check/check';
import { ExampleData, only } from '../content.fixture';
import { stringsWithPaths } from '../json-values';
import { forEachTest, rows } from '../test-folder.fixture';
import { checkContent } from './check';
import { textsOf } from './content';

const data = forEachTest(new ExampleData());

test('accepts valid content', () => {
  expect(data.messages()).toEqual([]);
  expect(checkContent('data').ok).toBe(true);
});

test('rules are given every text of data/', () => {
  const content = repositoryContent();
  const values = Object.values(content).flat();
  expect(textsOf(content)).toHaveLength(
    stringsWithPaths(values).length - values.length,
  );
});

const KINDS =
  'a known kind (heading, subheading, paragraph, list, step, quote, callout, messages, picture, video, sum, bars, screens, table)';

// A field, its new value (without one the field is removed) and the expected message.
test.each(
  rows(`
    posts/five-quiet-hours.json     | titel             | "A"               | there is no field of this name
    posts/five-quiet-hours.json     | title             |                   | expected text, found nothing
    posts/five-quiet-hours.json     | title             | "  "              | expected text that is not empty, found "  "
    posts/five-quiet-hours.json     | title             | 7                 | expected text, found 7
    posts/five-quiet-hours.json     | id                | 1.5               | expected a whole number, found 1.5
    posts/five-quiet-hours.json     | draft             | "yes"             | expected true or false, found "yes"
    posts/five-quiet-hours.json     | date              | "30/1/2025"       | expected a day written YYYY-MM-DD, found "30/1/2025"
    posts/five-quiet-hours.json     | keywords          | "a"               | expected a list, found "a"
    posts/five-quiet-hours.json     | keywords          | []                | expected at least one keyword, found []
    posts/article.json | body[1].kind      | "stpe"            | expected ${KINDS}, found "stpe"; did you mean "step"?
    posts/article.json | body[0].kind      |                   | expected ${KINDS}, found nothing
    posts/article.json | body[2].number    | 3                 | expected steps numbered 1, 2, 3 … in this order, found 3
    posts/five-quiet-hours.json     | author            | "{{site.nmae}}"   | expected a placeholder for a text of the brand or the plans, or for the price of a package or tier, or "\\{{" for braces that readers see, found {{site.nmae}}; did you mean "{{site.name}}"?
    products/smartcall-ai.json  | card.link         | "{{site.zeppelins}}" | expected a placeholder for a text of the brand or the plans, or for the price of a package or tier, or "\\{{" for braces that readers see, found {{site.zeppelins}}
    products/smartcall-ai.json  | card.status       | "active"          | expected one of "Active", "Premium", found "active"; did you mean "Active"?
    products/smartcall-ai.json  | card.status       | {"toString": {}}  | expected one of "Active", "Premium", found {"toString":{}}
    demos.json         | chat              | []                | expected an object, found []
  `),
)('%s | %s | %s', (file = '', field = '', value = '', message = '') => {
  data.set(file, field, value ? JSON.parse(value) : undefined);
  expect(data.messages()).toEqual([`${file} · ${field} · ${message}`]);
});

test.each([
  ['posts/new-post.json.txt', '; did you mean "posts/new-post.json"?'],
  ['posts/new-post.JSON', ''],
  ['images/IMG_1.heic', ''],
])('refuses %s, which no page would use', (file, hint) => {
  data.write(file, '{}');
  expect(data.messages()).toEqual([
    `${file} · expected a name that ends in .json, or in .jpg, .png, .webp or .avif, found a file that no page uses${hint}`,
  ]);
});

test('ignores what systems leave behind', () => {
  for (const file of ['.DS_Store', 'Thumbs.db', 'desktop.ini', 'a.json~'])
    data.write(`posts/${file}`, '');
  expect(data.messages()).toEqual([]);
});

test.each(
  rows(`
    file | "pages/nome.json" | expected "40 hours" in Nome › Calls (a developer has to look at this claim before anything is published), found another text
    field | "seo" | expected "40 hours" in Home › Search engines (a developer has to look at this claim before anything is published), found another text
  `),
)('warns of a claim with the %s %s', (key = '', value = '', message = '') => {
  data.set('claims.json', `[0].where[0].${key}`, JSON.parse(value));
  expect(data.messages()).toEqual([
    `warning · claims.json · [0].where[0] · ${message}`,
  ]);
});

test.each([
  ['40', '40 hours', true],
  ['40', 'About 40, at most', true],
  ['40', '400 hours', false],
  ['40', '1,40', false],
  ['40', '2.40', false],
  ['40', '40%', false],
  ['1.5', 'Some 1x5', false],
  ['40 hours', '40\u00a0hours', true],
])('finds the claim %s in “%s”: %s', (says, text, isThere) => {
  data.set('pages/home.json', 'calls.stats[0].value', text);
  data.set('claims.json', '[0].says', says);
  expect(data.messages()).toHaveLength(isThere ? 0 : 1);
});

test('resolves placeholders in quoted texts of plans.json', () => {
  data.set('plans.json', 'notes[0].text', '{{site.name}}, {{plans.price.0}}');
  data.set('plans.json', 'table.columns[0].price', '$7');
  data.set('site.json', 'name', 'Wren');
  data.set('tiers.json', 'note', '{{plans.notes.0.text}}');
  const result = checkContent(data.folder);
  expect(result.ok && only(result.content.Tiers).note).toBe('Wren, $7');
});

test('refuses evidence without a date, or with a future one', () => {
  data.set('claims.json', '[0].evidence', 'A survey');
  expect(data.messages()).toEqual([
    'claims.json · [0].date · expected a day if there is evidence, and none if not, found nothing',
  ]);
  data.set('claims.json', '[0].date', '2100-01-01');
  expect(data.messages()).toEqual([
    expect.stringContaining('expected a day up to today, '),
  ]);
});

test('reports a misspelt field once, at its name', () => {
  data.write('redirects.json', '[\n  {"to": "/faq",\n   "form": "/a"}\n]');
  expect(data.issues()).toEqual([
    {
      file: 'data/redirects.json',
      line: 3,
      column: 4,
      path: '[0].form',
      message: 'there is no field of this name; did you mean "from"?',
      severity: 'error',
    },
  ]);
});

test('reports the place of a wrong value, and of the object that lacks one', () => {
  const source = '[\r\n  {"from": 7,\r\n   "to": "/faq"},\r\n {"to": "/b"}]';
  data.write('redirects.json', source);
  expect(data.issues()).toMatchObject([
    { path: '[0].from', line: 2, column: 12 },
    { path: '[1].from', line: 4, column: 2 },
  ]);
});

test.each(['posts/more/a.json', 'notes.json'])(
  'refuses %s, a file of no kind',
  (file) => {
    data.write(file, '{}');
    expect(data.issues()).toMatchObject([
      {
        file: `data/${file}`,
        path: '',
        message: expect.stringContaining('a file that no page uses') as string,
      },
    ]);
  },
);

test('reports no further issues of files that are missing or can’t be read', () => {
  data.delete('tiers.json');
  data.write('site.json', '');
  data.set('products/smartcall-ai.json', 'card.link', '{{site.application}}');
  expect(data.messages()).toEqual([
    'site.json · expected valid JSON, found an empty file',
    'tiers.json · expected a file of this name, found nothing',
  ]);
});

test('reports all files in order, and applies rules between files only when each is valid', () => {
  data.set('posts/article.json', 'category', 'Nowhere');
  expect(data.messages()).toHaveLength(1);
  data.set('posts/five-quiet-hours.json', 'title', '');
  data.set('posts/five-quiet-hours.json', 'date', 'soon');
  data.set('packages.json', 'packages[0].price', '2499');
  expect(data.messages().map((line) => line.split(' · ', 2).join())).toEqual([
    'packages.json,packages[0].price',
    'posts/five-quiet-hours.json,title',
    'posts/five-quiet-hours.json,date',
  ]);
});

test('throws for a folder that is not there', () => {
  expect(() => checkContent('nowhere')).toThrow('ENOENT');
});
