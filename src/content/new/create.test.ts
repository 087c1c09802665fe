/** @jest-environment node */
import { checkContent } from '../check/check';
import { DataCopy } from '../test-support';
import { create } from './create';
import { slugOf } from './slug-of';

let data: DataCopy;

beforeEach(() => {
  data = new DataCopy();
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

test('a new post passes every check, without a warning, and is a draft', () => {
  const created = make('post', 'Five quiet hours');
  expect(created).toMatchObject({ file: 'posts/five-quiet-hours.json' });
  expect(data.problems()).toEqual([]);
  const source = data.read('posts/five-quiet-hours.json');
  expect(JSON.parse(source)).toMatchObject({
    id: 7,
    title: 'Five quiet hours',
    slug: 'five-quiet-hours',
    date: '2025-03-03',
    draft: true,
  });
  expect(source).toBe(`${JSON.stringify(JSON.parse(source), null, 2)}\n`);
});

test('a second one has an id of its own', () => {
  make('post', 'One');
  make('post', 'Two');
  expect(data.problems()).toEqual([]);
});

test('a long title makes a valid file all the same, with a warning', () => {
  make('post', 'a '.repeat(40));
  const { ok, problems } = checkContent(data.folder);
  expect(ok).toBe(true);
  expect(problems).toMatchObject([{ path: 'title', severity: 'warning' }]);
});

test('a new template passes every check, without a warning', () => {
  expect(make('template', 'Village Bakery')).toMatchObject({
    file: 'templates/village-bakery.json',
  });
  expect(data.problems()).toEqual([]);
});

test('says what is left to do', () => {
  for (const kind of ['post', 'template']) {
    const created = make(kind, 'Something new');
    if ('refusal' in created) throw new Error(created.refusal);
    expect(created.toDo.length).toBeGreaterThan(2);
    for (const step of created.toDo) expect(step).toMatch(/^[A-Z].*\.$/);
  }
});

test('works on data that has mistakes', () => {
  data.write('pages/blog.json', '{');
  data.set('posts/ai-transform-lead-generation.json', 'date', 'today');
  expect(make('post', 'Five quiet hours')).toHaveProperty('file');
});

describe('refuses, in one sentence, and writes nothing:', () => {
  test.each([
    [
      'a slug that a post has',
      'post',
      'AI transform lead generation',
      'data/posts/ai-transform-lead-generation.json has the slug "ai-transform-lead-generation" already: choose another title.',
    ],
    [
      'a slug that a template has',
      'template',
      'SaaS Landing',
      'data/templates/saas-landing.json has the slug "saas-landing" already: choose another name.',
    ],
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
    expect(data.problems()).toEqual([]);
  });

  test('a file that is there', () => {
    data.write('posts/five-quiet-hours.json', '{');
    expect(make('post', 'Five quiet hours')).toEqual({
      refusal:
        'data/posts/five-quiet-hours.json is there already and stays as it is.',
    });
    expect(data.read('posts/five-quiet-hours.json')).toBe('{');
  });

  test('a slug in a file of another name', () => {
    data.duplicate(
      'posts/complete-guide-crm-automation.json',
      'posts/other.json',
      { id: 9001, slug: 'five-quiet-hours' },
    );
    expect(make('post', 'Five quiet hours')).toEqual({
      refusal:
        'data/posts/other.json has the slug "five-quiet-hours" already: choose another title.',
    });
  });
});
