import type { Block } from './sections-of';
import { sectionsOf } from './sections-of';

function block(kind: string, rest: Partial<Block> = {}): Block {
  return {
    kind,
    text: null,
    items: null,
    number: null,
    title: null,
    source: null,
    ...rest,
  };
}

const paragraph = (text: string) => block('paragraph', { text });
const heading = (text: string) => block('heading', { text });
const step = (number: number, title: string) =>
  block('step', { number, title, text: 'What to do.' });

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
