/** @jest-environment node */
import { REPOSITORY_DATA } from '../example-data.fixture';
import { checkContent } from './check';
import { Fixture, rows } from '../fixture';

let site: Fixture;

beforeEach(() => {
  site = new Fixture();
});

test('content that is right has no issues', () => {
  expect(site.said()).toEqual([]);
  expect(checkContent(REPOSITORY_DATA).ok).toBe(true);
});

const KINDS = 'a known kind (heading, paragraph, list, step, quote, callout)';

// Each is one mistake in a file by itself: a field, what it is changed to, what is said of it.
test.each(
  rows(`
    posts/one.json     | titel             | "A"               | there is no field of this name
    posts/one.json     | title             |                   | expected text, found nothing
    posts/one.json     | title             | "  "              | expected text that is not empty, found "  "
    posts/one.json     | title             | 7                 | expected text, found 7; did you mean "7"?
    posts/one.json     | id                | 1.5               | expected a whole number, found 1.5
    posts/one.json     | draft             | "yes"             | expected true or false, found "yes"; did you mean true?
    posts/one.json     | date              | "30/1/2025"       | expected a day written YYYY-MM-DD, found "30/1/2025"; did you mean "2025-01-30"?
    posts/one.json     | keywords          | "a"               | expected a list, found "a"; did you mean ["a"]?
    posts/one.json     | keywords          | []                | expected at least one keyword, found []
    posts/article.json | body[1].kind      | "stpe"            | expected ${KINDS}, found "stpe"; did you mean "step"?
    posts/article.json | body[0].kind      |                   | expected ${KINDS}, found nothing
    posts/article.json | body[2].number    | 3                 | expected steps numbered 1, 2, 3 … in this order, found 3
    posts/one.json     | author            | "{{site.nmae}}"   | expected a placeholder that names a text of data/site.json, found {{site.nmae}}; did you mean {{site.name}}?
    products/one.json  | card.link         | "{{site.nowhere}}" | expected a placeholder that names a text of data/site.json, found {{site.nowhere}}
    products/one.json  | card.status       | "active"          | expected one of "Active", "Premium", found "active"; did you mean "Active"?
    demos.json         | chat              | []                | expected an object, found []
  `),
)('%s | %s | %s', (file = '', place = '', value = '', message = '') => {
  site.set(file, place, value ? JSON.parse(value) : undefined);
  expect(site.said()).toEqual([`${file} · ${place} · ${message}`]);
});

test('a misspelt name is one mistake, at the name', () => {
  site.files.set('redirects.json', '[\n  {"to": "/faq",\n   "form": "/a"}\n]');
  expect(site.issues()).toEqual([
    {
      ...{ file: 'data/redirects.json', line: 3, column: 4, path: '[0].form' },
      message: 'there is no field of this name; did you mean "from"?',
      expected: 'no field of this name',
      found: 'an unknown field "form"',
      suggestion: '"from"',
      severity: 'error',
    },
  ]);
});

test('a value is named where it stands, a missing one where it should', () => {
  const source = '[\r\n  {"from": 7,\r\n   "to": "/faq"},\r\n {"to": "/b"}]';
  site.files.set('redirects.json', source);
  expect(site.issues()).toMatchObject([
    { path: '[0].from', line: 2, column: 12 },
    { path: '[1].from', line: 4, column: 2 },
  ]);
});

test.each(['posts/more/a.json', 'notes.json'])('no page uses %s', (file) => {
  site.files.set(file, {});
  expect(site.issues()).toMatchObject([
    { file: `data/${file}`, path: '', found: 'a file that no page uses' },
  ]);
});

test('a file that is missing or can’t be read says all there is to say', () => {
  site.files.delete('tiers.json');
  site.files.set('site.json', '');
  site.set('products/one.json', 'card.link', '{{site.application}}');
  expect(site.said()).toEqual([
    'site.json · expected valid JSON, found an empty file',
    'tiers.json · expected a file of this name, found nothing',
  ]);
});

test('all mistakes of all files are named in order, before any rule over several files', () => {
  site.set('posts/article.json', 'category', 'Nowhere');
  expect(site.said()).toHaveLength(1);
  site.set('posts/one.json', 'title', '');
  site.set('posts/one.json', 'date', 'soon');
  site.set('packages.json', 'packages[0].price', '2499');
  expect(site.said().map((line) => line.split(' · ', 2).join())).toEqual([
    'packages.json,packages[0].price',
    'posts/one.json,title',
    'posts/one.json,date',
  ]);
});

test('throws for a folder that is not there', () => {
  expect(() => checkContent('nowhere')).toThrow('ENOENT');
});
