import {
  paragraph,
  step,
  testHeading,
} from '../../blog/article/blocks.fixture';
import type { ArticleBlockData } from '../schemas/blocks';
import { headingsIn, sectionsOf, wordCountOfBlocks } from './article-sections';

describe('sectionsOf', () => {
  test('opens a section at each heading and step', () => {
    const callout: ArticleBlockData = {
      kind: 'callout',
      title: 'Mind',
      text: 'The gap.',
    };
    const blocks = [
      paragraph('Before.'),
      testHeading('Why'),
      paragraph('One.'),
      step(1, 'Plan'),
      callout,
      paragraph('Two.'),
    ];
    expect(sectionsOf(blocks)).toEqual([
      { id: undefined, heading: undefined, blocks: [blocks[0]] },
      { id: 'why', heading: blocks[1], level: 2, blocks: [blocks[2]] },
      {
        id: 'plan',
        heading: blocks[3],
        level: 3,
        blocks: [callout, blocks[5]],
      },
    ]);
    expect(sectionsOf([])).toEqual([]);
  });

  test('puts steps below the heading before them', () => {
    const levels = (...blocks: ArticleBlockData[]) =>
      sectionsOf(blocks).map(({ level }) => level);
    expect(levels(step(1, 'Plan'), step(2, 'Do'), testHeading('Then'))).toEqual(
      [2, 2, 2],
    );
    expect(
      levels(testHeading('How'), step(1, 'Plan'), testHeading('Then')),
    ).toEqual([2, 3, 2]);
  });

  test('gives each section an id of its own', () => {
    const titles = ['Plan', 'Plan', 'Main', '?', '!'];
    const ids = sectionsOf(titles.map(testHeading)).map(({ id }) => id);
    expect(new Set(['main', ...ids]).size).toBe(titles.length + 1);
    expect(ids.slice(0, 2)).toEqual(['plan', 'plan-2']);
  });
});

test('headingsIn lists the headings', () => {
  const blocks = [paragraph('Before.'), testHeading('Why'), step(1, 'Plan')];
  expect(headingsIn(sectionsOf(blocks))).toEqual([
    { id: 'why', title: 'Why', level: 2 },
    { id: 'plan', title: '1. Plan', level: 3 },
  ]);
});

test.each<[string, ArticleBlockData, number]>([
  ['a heading', testHeading('Why we plan'), 3],
  ['markup', paragraph('Ask **us all** [now, please](/faq).'), 5],
  ['a list', { kind: 'list', items: ['one two', 'three'] }, 3],
  ['a step', step(1, 'Plan', 'Do it.'), 3],
  ['a quote', { kind: 'quote', text: 'We do.', source: 'A plumber' }, 4],
  [
    'a figure',
    {
      kind: 'sum',
      title: 'A sum',
      lines: [{ sign: 'divided by', label: 'Calls', value: '6' }],
      result: { value: '6', label: 'of them' },
    },
    7,
  ],
])('wordCountOfBlocks counts the words of %s', (_name, one, words) => {
  expect(wordCountOfBlocks([one])).toBe(words);
  expect(wordCountOfBlocks([one, paragraph('And more.')])).toBe(words + 2);
});
