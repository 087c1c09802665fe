/** @jest-environment node */
import { ExampleData } from '../example-data.fixture';
import { create } from './create';
import { slugOf } from './slug-of';

let data: ExampleData;

beforeEach(() => {
  data = new ExampleData();
});

afterEach(() => {
  data.remove();
});

const make = (kind: string, title: string) =>
  create({ dataDir: data.folder, kind, title, today: '2025-03-03' });

test.each([
  ['Five quiet hours', 'five-quiet-hours'],
  ['  Café & Crème: 10% more!  ', 'cafe-creme-10-more'],
  ['It’s Anna’s', 'its-annas'],
  ['日本', undefined],
  ['', undefined],
])('the slug of "%s" is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a new post passes every check, without a warning, and is a draft with an id of its own', () => {
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

test('a long title makes a valid file all the same, with warnings', () => {
  make('post', 'a '.repeat(40));
  expect(data.issues()).toMatchObject([
    { path: 'title', severity: 'warning' },
    { path: 'excerpt', severity: 'warning' },
  ]);
});

test('a new template passes every check, without a warning', () => {
  const file = 'templates/a-new-one-of-ours.json';
  expect(make('template', 'A new one of ours')).toMatchObject({ file });
  expect(data.issues()).toEqual([]);
});

test('says what is left to do', () => {
  for (const kind of ['post', 'template']) {
    const created = make(kind, 'A new one of ours');
    if ('refusal' in created) throw new Error(created.refusal);
    expect(created.toDo.length).toBeGreaterThan(2);
    for (const step of created.toDo) expect(step).toMatch(/^[A-Z].*\.$/);
  }
});

test('works on data that has mistakes', () => {
  data.write('pages/blog.json', '{');
  data.set('posts/five-quiet-hours.json', 'date', 'today');
  expect(make('post', 'A new one of ours')).toHaveProperty('file');
});

describe('refuses, in one sentence, and writes nothing:', () => {
  test.each<[string, string, string, string]>([
    [
      'an unknown kind',
      'page',
      'News',
      'Say what to make: npm run new -- post "A title" or npm run new -- template "A name" (there is no kind "page").',
    ],
    [
      'nothing',
      '',
      '',
      'Say what to make: npm run new -- post "A title" or npm run new -- template "A name".',
    ],
    [
      'no title',
      'post',
      ' ',
      'Say what it is called: npm run new -- post "A title".',
    ],
    [
      'a title without letters',
      'post',
      '…',
      '"…" has no letters from a to z and no digits, so no address can be made of it.',
    ],
  ])('%s', (_title, kind, title, refusal) => {
    expect(make(kind, title)).toEqual({ refusal });
    expect(data.issues()).toEqual([]);
  });

  test('a file that is there', () => {
    data.write('posts/noisy.json', '{');
    expect(make('post', 'Noisy')).toEqual({
      refusal: 'data/posts/noisy.json is there already and stays as it is.',
    });
    expect(data.read('posts/noisy.json')).toBe('{');
  });

  test.each([
    ['post', 'posts/five-quiet-hours.json', 'title'],
    ['template', 'templates/saas-landing.json', 'name'],
  ])('a slug that a %s has', (kind, file, called) => {
    data.set(file, 'slug', 'taken');
    expect(make(kind, 'Taken')).toEqual({
      refusal: `data/${file} has the slug "taken" already: choose another ${called}.`,
    });
  });
});
