/** @jest-environment node */
import { post } from './post';
import { complaints } from './test-support';

const linked = {
  id: 7,
  title: 'A title',
  excerpt: 'An excerpt',
  author: 'An author',
  date: '2025-01-27',
  readTime: '6 min read',
  category: 'CRM',
  image: '../images/posts/a.jpg',
  imageAlt: 'What it shows',
  slug: 'a-title',
  link: 'https://journal.larkfield.example/a-title',
  keywords: ['a keyword'],
};

const paragraph = { kind: 'paragraph', text: 'Some words' };
const step = (number: number) => ({
  kind: 'step',
  number,
  title: 'A step',
  text: 'Some words',
});
const withBody = (body: unknown[]) => ({ ...linked, link: '', body });

test.each([
  ['a link', linked],
  ['a body', withBody([paragraph])],
  ['a body and a promo', { ...withBody([paragraph]), promo: promo() }],
  ['draft: true', { ...linked, draft: true }],
  ['draft: false', { ...linked, draft: false }],
])('a post with %s is right', (_title, value) => {
  expect(complaints(post, value)).toEqual([]);
});

describe('a post has a link or a body', () => {
  test('not neither', () => {
    expect(complaints(post, { ...linked, link: '' })).toEqual([
      'body: the body of the article, because "link" is empty',
    ]);
  });

  test('not both', () => {
    expect(complaints(post, { ...linked, body: [paragraph] })).toEqual([
      'link: "" because the post has a body (a post has one or the other)',
    ]);
  });

  test.each([['http://a.example'], ['/blog/a'], [' ']])(
    'the link %j leads nowhere outside',
    (link) => {
      expect(complaints(post, { ...linked, link })).toEqual([
        'link: "" or an address that starts with https://',
      ]);
    },
  );

  test('also while another field is wrong', () => {
    expect(
      complaints(post, { ...linked, date: 'today', body: [paragraph] }),
    ).toEqual([
      'date: a day written YYYY-MM-DD',
      'link: "" because the post has a body (a post has one or the other)',
    ]);
    expect(complaints(post, { ...linked, date: 'today', link: '' })).toEqual([
      'date: a day written YYYY-MM-DD',
      'body: the body of the article, because "link" is empty',
    ]);
  });

  test('an empty body is none', () => {
    expect(complaints(post, withBody([]))).toEqual([
      'body: at least one block',
    ]);
  });
});

test.each([
  ...['id', 'title', 'excerpt', 'author', 'date', 'readTime', 'category'],
  ...['image', 'imageAlt', 'slug', 'link', 'keywords'],
])('%s is required', (field) => {
  expect(complaints(post, { ...linked, [field]: undefined })).toHaveLength(1);
});

test('an unknown field is refused by name', () => {
  expect(complaints(post, { ...linked, titel: 'A title' })).toEqual([
    'titel: no field of this name',
  ]);
});

test.each([
  [0, 'a number from 1 up'],
  [-1, 'a number from 1 up'],
  [1.5, 'a whole number'],
  ['1', 'a number'],
])('the id %j is refused', (id, expected) => {
  expect(complaints(post, { ...linked, id })).toEqual([`id: ${expected}`]);
});

test.each(['1 min read', '10 min read'])('"%s" is a read time', (readTime) => {
  expect(complaints(post, { ...linked, readTime })).toEqual([]);
});

test.each([
  ...['', '6', '6 min', 'min read', '0 min read', '06 min read'],
  ...['6 mins read', '6 minute read', '6 min read ', '6.5 min read'],
])('"%s" is no read time', (readTime) => {
  expect(complaints(post, { ...linked, readTime })).toEqual([
    'readTime: a time such as "6 min read"',
  ]);
});

describe('steps', () => {
  test.each([
    ['none', [paragraph]],
    ['1, 2, 3', [step(1), step(2), step(3)]],
    ['1, 2 with text between', [paragraph, step(1), paragraph, step(2)]],
  ])('%s are right', (_title, body) => {
    expect(complaints(post, withBody(body))).toEqual([]);
  });

  test('are looked at though a block is wrong', () => {
    expect(complaints(post, withBody([{ kind: 'list' }, step(2)]))).toEqual([
      'body[0].items: a list',
      'body: steps numbered 1, 2, 3 … in this order',
    ]);
  });

  test.each([
    ['2, 1', [step(2), step(1)]],
    ['1, 3', [step(1), step(3)]],
    ['1, 1', [step(1), step(1)]],
    ['2', [paragraph, step(2)]],
  ])('%s are out of order', (_title, body) => {
    expect(complaints(post, withBody(body))).toEqual([
      'body: steps numbered 1, 2, 3 … in this order',
    ]);
  });
});

test('a promo needs a button', () => {
  const value = { ...linked, promo: { ...promo(), actions: [] } };
  expect(complaints(post, value)).toEqual([
    'promo.actions: at least one button',
  ]);
});

function promo() {
  return {
    title: 'A title',
    text: 'Some words',
    actions: [{ label: 'Book a Demo', href: '/book-demo' }],
  };
}
