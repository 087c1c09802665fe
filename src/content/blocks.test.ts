/** @jest-environment node */
import { articleBlock, legalBlock } from './blocks';
import { complaints } from './test-support';

const blocks = {
  paragraph: { kind: 'paragraph', text: 'Words' },
  list: { kind: 'list', items: ['One', 'Two'] },
  heading: { kind: 'heading', text: 'Words' },
  step: { kind: 'step', number: 1, title: 'A title', text: 'Words' },
  quote: { kind: 'quote', text: 'Words', source: 'Somebody' },
  'quote without a source': { kind: 'quote', text: 'Words' },
  callout: { kind: 'callout', title: 'A title', text: 'Words' },
};

const ANY_KIND =
  'kind: a known kind (heading, paragraph, list, step, quote, callout)';

test.each(Object.entries(blocks))('an article has a %s', (_kind, block) => {
  expect(complaints(articleBlock, block)).toEqual([]);
});

test.each(Object.entries(blocks))('a %s in a legal text', (kind, block) => {
  const isAllowed = ['paragraph', 'list'].includes(kind);
  expect(complaints(legalBlock, block)).toEqual(
    isAllowed ? [] : ['kind: a known kind (paragraph, list)'],
  );
});

test.each([
  ['an unknown kind', { kind: 'picture' }, ANY_KIND],
  ['no kind', { text: 'Words' }, ANY_KIND],
  [
    'blank text',
    { kind: 'heading', text: ' ' },
    'text: text that is not empty',
  ],
  ['an empty list', { kind: 'list', items: [] }, 'items: at least one item'],
  [
    'another kind’s field',
    { kind: 'paragraph', text: 'Words', items: ['One'] },
    'items: no field of this name',
  ],
  ['step 0', { ...blocks.step, number: 0 }, 'number: a number from 1 up'],
  [
    'a blank source',
    { ...blocks.quote, source: '' },
    'source: text that is not empty',
  ],
  ['a text', 'Words', ': an object'],
])('a block with %s is refused', (_title, block, complaint) => {
  expect(complaints(articleBlock, block)).toEqual([complaint]);
});
