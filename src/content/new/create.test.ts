/** @jest-environment node */
import { ExampleData } from '../example-data.fixture';
import { create } from './create';

let data: ExampleData;

beforeEach(() => {
  data = new ExampleData();
});

afterEach(() => {
  data.remove();
});

const make = (kind: string, title: string) =>
  create({ dataDir: data.folder, kind, title, today: '2025-03-03' });

test('makes posts that are valid drafts with ids of their own', () => {
  const file = 'posts/a-new-one-of-ours.json';
  expect(make('post', 'A new one of ours')).toMatchObject({ file });
  expect(make('post', 'Another one of ours')).toHaveProperty('file');
  expect(data.issues()).toEqual([]);
  const source = data.read(file);
  expect(JSON.parse(source)).toMatchObject({
    title: 'A new one of ours',
    slug: 'a-new-one-of-ours',
    date: '2025-03-03',
    draft: true,
  });
  expect(source).toBe(`${JSON.stringify(JSON.parse(source), null, 2)}\n`);
});

test('makes valid templates, with apostrophes left out of the slug', () => {
  expect(make('template', 'Anna’s café & bar')).toMatchObject({
    file: 'templates/annas-cafe-bar.json',
  });
  expect(data.issues()).toEqual([]);
});

test('only warns when a title is long', () => {
  make('post', 'a '.repeat(40));
  expect(data.issues()).toMatchObject([
    { path: 'title', severity: 'warning' },
    { path: 'excerpt', severity: 'warning' },
  ]);
});

test.each(['post', 'template'])('says what is left to do on a %s', (kind) => {
  const created = make(kind, 'A new one of ours');
  expect(created).toHaveProperty(
    'toDo.2',
    expect.stringMatching(/^[A-Z].*\.$/),
  );
});

test('works while other files have errors', () => {
  data.write('pages/blog.json', '{');
  data.set('posts/five-quiet-hours.json', 'date', 'today');
  expect(make('post', 'A new one of ours')).toHaveProperty('file');
});

test.each([
  ['page', 'News', 'Say what to make: npm run new -- post "A title"'],
  ['page', 'News', '(there is no kind "page").'],
  ['', '', 'or npm run new -- template "A name".'],
  ['post', ' ', 'Say what it is called: npm run new -- post "A title".'],
  ['template', '', 'Say what it is called: npm run new -- template "A name".'],
  ['post', '…', '"…" has no letters from a to z and no digits'],
  ['post', 'Noisy', 'data/posts/noisy.json is there already'],
  ['post', 'Taken', 'has the slug "taken" already: choose another title.'],
  ['template', 'Taken', 'has the slug "taken" already: choose another name.'],
])('refuses %s "%s": %s', (kind, title, refusal) => {
  data.write('posts/noisy.json', '{');
  data.set('posts/five-quiet-hours.json', 'slug', 'taken');
  data.set('templates/saas-landing.json', 'slug', 'taken');
  const before = data.issues();
  expect(make(kind, title)).toEqual({
    refusal: expect.stringContaining(refusal) as string,
  });
  expect(data.issues()).toEqual(before);
  expect(data.read('posts/noisy.json')).toBe('{');
});
