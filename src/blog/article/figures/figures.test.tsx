import { render, screen, within } from '@testing-library/react';
import { ArticleBlockView } from '../article-block';
import type { ContentBlock } from '../../../content/article-sections';

function renderFigure(block: ContentBlock): HTMLElement {
  render(<ArticleBlockView block={block} />);
  return screen.getByRole('figure');
}

const itemsIn = (figure: HTMLElement) =>
  within(figure)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a sum says each line, then its result and the small print', () => {
  const figure = renderFigure({
    ...{ kind: 'sum', title: 'A title', note: 'Invented.' },
    lines: [
      { label: 'Calls', value: '6' },
      { sign: 'divided by', label: 'New work', value: '2' },
      { sign: 'equals', label: 'Jobs', value: '3' },
    ],
    result: { value: '3', label: 'jobs lost' },
  });
  const terms = within(figure).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    ...['Calls', 'New work', 'Jobs'],
  ]);
  const values = within(figure).getAllByRole('definition');
  expect(values.map(({ textContent }) => textContent.trim())).toEqual([
    ...['6', '÷ 2', '= 3'],
  ]);
  expect(figure).toHaveTextContent(/^A title.*3 jobs lostInvented\.$/);
});

test('a score lists its parts, then what to do with which score', () => {
  const parts = [
    { label: 'Near', points: 60 },
    { label: 'Soon', points: 40 },
  ];
  const bands = [
    { from: 80, label: '80 or more', text: 'Ring' },
    { from: 0, label: 'Below 80', text: 'Write' },
  ];
  const title = 'A title';
  const figure = renderFigure({
    ...{ kind: 'score', title, parts, total: 100, bands },
  });
  expect(itemsIn(figure)).toEqual([
    ...['60 Near', '40 Soon', '80 or more Ring', 'Below 80 Write'],
  ]);
  // The widths of the bars are shares of the whole scale.
  const shares = within(figure)
    .getAllByRole('listitem')
    .map(({ style }) => style.getPropertyValue('--share'));
  expect(shares).toEqual(['0.6', '0.4', '0.2', '0.8']);
});

test('a timeline lists its moments, on a line that is true to scale', () => {
  const moments = [
    { at: 10, label: 'Day 10', text: 'Ask [us](/faq)' },
    { at: 12, label: 'Day 12', text: 'Wait' },
    { at: 20, label: 'Day 20', text: 'Ring' },
  ];
  const figure = renderFigure({ kind: 'timeline', title: 'A title', moments });
  expect(itemsIn(figure)).toEqual([
    ...['Day 10 Ask us', 'Day 12 Wait', 'Day 20 Ring'],
  ]);
  const dots = [...figure.querySelectorAll<HTMLElement>('[aria-hidden] > i')];
  expect(dots.map(({ style }) => style.left)).toEqual(['0%', '20%', '100%']);
});

test('a week lists its days with what kind of day each is', () => {
  const figure = renderFigure({
    ...{ kind: 'week', title: 'A title' },
    days: [
      { day: 'Monday', tag: 'Useful', text: 'A **tip**' },
      { day: 'Friday', text: 'An offer', highlighted: true },
    ],
  });
  expect(itemsIn(figure)).toEqual([
    ...['Monday UsefulA tip', 'Friday An offer'],
  ]);
});

test('a table has a caption, and headings for columns and rows', () => {
  const figure = renderFigure({
    ...{ kind: 'table', title: 'A title' },
    columns: ['When', 'What', 'Minutes'],
    rows: [
      { cells: ['Monday', '', '30'] },
      { cells: ['Friday', 'Ring', '5'], total: true },
    ],
  });
  const table = within(figure).getByRole('table', { name: 'A title' });
  const names = (role: string) =>
    within(table)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(names('columnheader')).toEqual(['When', 'What', 'Minutes']);
  expect(names('rowheader')).toEqual(['Monday', 'Friday']);
  expect(names('cell')).toEqual(['', '30', 'Ring', '5']);
});

test('messages are a list, each after what it is', () => {
  render(
    <ArticleBlockView
      block={{
        kind: 'messages',
        messages: [
          { label: 'A caller', text: 'Clutch slips', fromCustomer: true },
          { text: '**£480**' },
        ],
      }}
    />,
  );
  expect(itemsIn(document.body)).toEqual([
    'A caller Clutch slips',
    ' **£480**',
  ]);
});
