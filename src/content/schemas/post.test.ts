/** @jest-environment node */
import { articleBlock, legalBlock } from './blocks';
import { post } from './post';
import { complaints, exampleOf } from '../example-data.fixture';

const paragraph = { kind: 'paragraph', text: 'Words' };
const step = (number: number) => ({
  ...{ kind: 'step', number, title: 'A title', text: 'Words' },
});

describe('a post has a link or a body', () => {
  const linked = exampleOf('Post');
  const found = (change: object) => complaints(post, { ...linked, ...change });

  test('one of them', () => {
    expect(found({})).toEqual([]);
    expect(found({ link: '', body: [step(1), paragraph, step(2)] })).toEqual(
      [],
    );
  });

  test('not neither, not both, and no empty body', () => {
    expect(found({ link: '' })).toEqual([
      'body: the body of the article, because "link" is empty',
    ]);
    expect(found({ body: [paragraph] })).toEqual([
      'link: "" because the post has a body (a post has one or the other)',
    ]);
    expect(found({ link: '', body: [] })).toEqual(['body: at least one block']);
  });

  test.each(['http://a.example', '/blog/a', ' '])('no link to %j', (link) => {
    expect(found({ link })).toEqual([
      'link: "" or an address that starts with https://',
    ]);
  });
});

test('an article knows six kinds of blocks, a legal text two of them', () => {
  const picture = { kind: 'picture', text: 'Words' };
  const ofArticles = 'heading, paragraph, list, step, quote, callout';
  expect(complaints(articleBlock, picture)).toEqual([
    `kind: a known kind (${ofArticles})`,
  ]);
  expect(complaints(legalBlock, step(1))).toEqual([
    'kind: a known kind (paragraph, list)',
  ]);
  expect(complaints(articleBlock, { ...paragraph, items: ['One'] })).toEqual([
    'items: no field of this name',
  ]);
});
