/** @jest-environment node */
import path from 'node:path';
import { ExampleData } from '../../content.fixture';
import { valueAt } from '../../json-values';
import { forEachTest } from '../../test-folder.fixture';

const data = forEachTest(new ExampleData());

const mistakes = () =>
  data.issues().filter(({ severity }) => severity === 'error');

const OWN_TEXT = 'What a second file says of itself, '.repeat(3);
/** Fields in which a copied file must differ from the original. */
const OWN_FIELDS: Record<string, object> = {
  posts: { id: 9, slug: 'z', title: 'Z', excerpt: OWN_TEXT },
  templates: { slug: 'z', name: 'Z', description: OWN_TEXT },
  legal: {
    slug: 'z',
    seo: { title: 'Z', description: OWN_TEXT, keywords: ['z'] },
  },
};

test.each([
  ['slug', 'posts/five-quiet-hours.json'],
  ['title', 'posts/five-quiet-hours.json'],
  ['excerpt', 'posts/five-quiet-hours.json'],
  ['slug', 'templates/saas-landing.json'],
  ['name', 'templates/saas-landing.json'],
  ['description', 'templates/saas-landing.json'],
  ['slug', 'legal/privacy-policy.json'],
  ['seo.title', 'legal/privacy-policy.json'],
  ['seo.description', 'legal/privacy-policy.json'],
])('refuses a second file with the %s of %s', (field, file) => {
  const second = path.posix.join(path.dirname(file), 'z.json');
  data.duplicate(file, second, OWN_FIELDS[path.dirname(file)] ?? {});
  expect(mistakes()).toEqual([]);
  const first: unknown = JSON.parse(data.read(file));
  data.set(second, field, valueAt(first, field.split('.')));
  const name = field.replace('seo.', '');
  const start = `${second} · ${field} · expected its own ${name} (${path.basename(file, '.json')} has this one), found `;
  expect(data.messages()).toContainEqual(expect.stringContaining(start));
});

test('warns of an address that is not the name of its file', () => {
  data.set('posts/article.json', 'slug', 'another');
  expect(data.messages()).toEqual([
    'warning · posts/article.json · slug · expected the name of its file (article); “Edit Slug” in the desk’s menu changes that, found "another"',
  ]);
});

test('warns of the number of another article, and offers a free one', () => {
  const other = valueAt(JSON.parse(data.read('posts/article.json')), ['id']);
  data.set('posts/five-quiet-hours.json', 'id', other);
  expect(data.messages()).toContainEqual(
    expect.stringMatching(
      `id · expected a number of its own .*, such as ${Number(other) + 1}, found ${String(other)}`,
    ),
  );
});

test('warns of designs with the same sample site', () => {
  const copy = 'templates/z.json';
  data.duplicate(
    'templates/saas-landing.json',
    copy,
    OWN_FIELDS['templates'] ?? {},
  );
  expect(data.messages()).toContainEqual(
    expect.stringMatching(
      `^warning · ${copy} · sample.folder · expected a sample site of its own`,
    ),
  );
});

test('names both of two files, as either may be the new one', () => {
  const file = 'templates/saas-landing.json';
  data.duplicate(file, 'templates/coffee-bar.json', {});
  const files = mistakes().map((issue) => issue.file);
  expect([...new Set(files)]).toEqual([
    'data/templates/coffee-bar.json',
    `data/${file}`,
  ]);
});
