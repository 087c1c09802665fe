/** @jest-environment node */
import type { Redirect } from '../../redirects';
import { DataCopy } from '../../test-support';

let data: DataCopy;

beforeEach(() => {
  data = new DataCopy();
});

afterEach(() => {
  data.remove();
});

test.each<[string, Redirect[]]>([
  ['none', []],
  ['one to a page', [{ from: '/old', to: '/faq' }]],
  ['one to a place on the home page', [{ from: '/old', to: '/#demo' }]],
  ['one to the feed', [{ from: '/feed', to: '/rss.xml' }]],
  [
    'two to the same page',
    [
      { from: '/old', to: '/faq' },
      { from: '/older', to: '/faq' },
    ],
  ],
  [
    'one from a post without an article',
    [{ from: '/blog/complete-guide-crm-automation', to: '/crm' }],
  ],
])('%s is right', (_title, redirects) => {
  data.write('redirects.json', JSON.stringify(redirects));
  expect(data.problems()).toEqual([]);
});

test.each<[string, Redirect[], string[]]>([
  [
    'to nowhere',
    [{ from: '/old', to: '/nowhere' }],
    ['[0].to · the path of a page of this site · "/nowhere"'],
  ],
  [
    'from a fixed page',
    [{ from: '/faq', to: '/' }],
    ['[0].from · a path that is no page of this site · "/faq"'],
  ],
  [
    'from the feed',
    [{ from: '/rss.xml', to: '/blog' }],
    ['[0].from · a path that is no page of this site · "/rss.xml"'],
  ],
  [
    'from an article',
    [{ from: '/blog/ai-transform-lead-generation', to: '/blog' }],
    [
      '[0].from · a path that is no page of this site · "/blog/ai-transform-lead-generation"',
    ],
  ],
  [
    'from the same path twice',
    [
      { from: '/old', to: '/faq' },
      { from: '/old', to: '/' },
    ],
    ['[1].from · a path that is redirected only once · "/old"'],
  ],
  [
    'in a chain',
    [
      { from: '/older', to: '/old' },
      { from: '/old', to: '/faq' },
    ],
    [
      '[0].to · a page, not another redirect (that makes a chain or a loop) · "/old"',
    ],
  ],
  [
    'in a loop of two',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    [
      '[0].to · a page, not another redirect (that makes a chain or a loop) · "/b"',
      '[1].to · a page, not another redirect (that makes a chain or a loop) · "/a"',
    ],
  ],
  [
    'to itself',
    [{ from: '/a', to: '/a' }],
    [
      '[0].to · a page, not another redirect (that makes a chain or a loop) · "/a"',
    ],
  ],
  [
    'to an unknown place on the home page',
    [{ from: '/old', to: '/#nowhere' }],
    ['[0].to · the path of a page of this site · "/#nowhere"'],
  ],
])('%s is named', (_title, redirects, rest) => {
  data.write('redirects.json', JSON.stringify(redirects));
  expect(data.mistakes()).toEqual(
    rest.map((line) => `data/redirects.json · ${line}`),
  );
});

test('to a draft is named', () => {
  const article = 'posts/ai-transform-lead-generation.json';
  data.duplicate(article, 'posts/a-draft.json', {
    ...{ id: 9001, slug: 'a-draft', draft: true },
  });
  const redirects = [{ from: '/old', to: '/blog/a-draft' }];
  data.write('redirects.json', JSON.stringify(redirects));
  expect(data.mistakes()).toEqual([
    'data/redirects.json · [0].to · the path of a page of this site · "/blog/a-draft"',
  ]);
});
