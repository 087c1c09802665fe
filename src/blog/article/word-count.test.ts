import { block, heading, paragraph } from './blocks.fixture';
import { wordCount } from './word-count';

describe('wordCount', () => {
  test.each([
    ['a heading', heading('Why we plan'), 3],
    ['marked words', paragraph('Ask **us all** [now, please](/faq).'), 5],
    ['a list', block('list', { items: ['one two', 'three'] }), 3],
    ['a step', block('step', { number: 1, title: 'Plan', text: 'Do it.' }), 3],
    ['a quote', block('quote', { text: 'We do.', source: 'A plumber' }), 4],
    ['a callout', block('callout', { title: 'Mind', text: 'the gap' }), 3],
  ])('of %s', (_name, one, words) => {
    expect(wordCount([one])).toBe(words);
  });

  test('adds the blocks up', () => {
    expect(wordCount([heading('Why'), paragraph('Because of it.')])).toBe(4);
    expect(wordCount([])).toBe(0);
  });
});
