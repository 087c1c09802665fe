import { block, heading, paragraph, step } from './blocks.fixture';
import { contentsOf, sectionsOf } from './sections-of';

const idsOf = (titles: string[]) =>
  sectionsOf(titles.map(heading)).map(({ id }) => id);

describe('sectionsOf', () => {
  test('gives nothing for an empty article', () => {
    expect(sectionsOf([])).toEqual([]);
  });

  test('puts what stands before the first heading into a section without one', () => {
    const blocks = [paragraph('One.'), paragraph('Two.')];
    expect(sectionsOf([...blocks, heading('Then')])).toEqual([
      { id: undefined, opening: undefined, blocks },
      { id: 'then', opening: heading('Then'), blocks: [] },
    ]);
  });

  test('opens a section at each heading and each step', () => {
    const list = block('list', { items: ['a', 'b'] });
    const blocks = [
      heading('Why'),
      paragraph('One.'),
      step(1, 'Plan'),
      list,
      paragraph('Two.'),
    ];
    expect(sectionsOf(blocks)).toEqual([
      { id: 'why', opening: heading('Why'), blocks: [paragraph('One.')] },
      {
        id: 'plan',
        opening: step(1, 'Plan'),
        blocks: [list, paragraph('Two.')],
      },
    ]);
  });

  test('a callout has a title and opens none', () => {
    const callout = block('callout', { title: 'Mind', text: 'The gap.' });
    expect(sectionsOf([heading('Why'), callout])).toHaveLength(1);
  });

  test.each([
    ['Reply within 2-4 hours!', 'reply-within-2-4-hours'],
    ['  “Why” & how?  ', 'why-how'],
    ['Cafés naïvely', 'cafes-naively'],
    ['???', 'section'],
  ])('makes of "%s" the id "%s"', (title, id) => {
    expect(idsOf([title])).toEqual([id]);
  });

  test('gives no id twice', () => {
    const ids = idsOf(['Plan', 'Plan', 'Plan 2', 'Plan', '?', '!']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 2)).toEqual(['plan', 'plan-2']);
  });
});

describe('contentsOf', () => {
  test('names the places of an article as its headings do', () => {
    const sections = sectionsOf([
      paragraph('Before.'),
      heading('Why'),
      paragraph('Because.'),
      step(1, 'Plan'),
    ]);
    expect(contentsOf(sections)).toEqual([
      { id: 'why', title: 'Why' },
      { id: 'plan', title: '1. Plan' },
    ]);
  });

  test('is empty for an article without headings', () => {
    expect(contentsOf(sectionsOf([paragraph('All of it.')]))).toEqual([]);
  });
});
