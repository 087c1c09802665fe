import { render, screen, within } from '@testing-library/react';
import { ArticleBlock } from '../../blog/article/article-block';
import type { ContentBlock } from '../../content/text/article-sections';

function renderFigure(block: ContentBlock): HTMLElement {
  render(<ArticleBlock block={block} level={3} pictures={[]} />);
  return screen.getByRole('figure');
}

const itemsIn = (figure: HTMLElement) =>
  within(figure)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a sum shows each line, then its result and the small print', () => {
  const figure = renderFigure({
    kind: 'sum',
    title: 'A title',
    note: 'Invented.',
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

test('bars are a list of numbers, each as long as its share of the largest', () => {
  const figure = renderFigure({
    kind: 'bars',
    title: 'A title',
    bars: [
      { value: 60, label: 'Calls' },
      { value: 15, label: 'Jobs' },
    ],
  });
  expect(itemsIn(figure)).toEqual(['60 Calls', '15 Jobs']);
  const shares = within(figure)
    .getAllByRole('listitem')
    .map(({ style }) => style.getPropertyValue('--share'));
  expect(shares).toEqual(['1', '0.25']);
});

test('bars of nothing have no length', () => {
  const bars = [{ value: 0, label: 'Calls' }];
  const figure = renderFigure({ kind: 'bars', title: 'A title', bars });
  const [bar] = within(figure).getAllByRole('listitem');
  expect(bar?.style.getPropertyValue('--share')).toBe('0');
});

test('a table has a caption, and headings for columns and rows', () => {
  const figure = renderFigure({
    kind: 'table',
    title: 'A title',
    columns: ['When', 'What', 'Minutes'],
    rows: [
      { cells: ['Monday', '', '30'] },
      { cells: ['Friday', 'Ring', '5'], total: true },
    ],
  });
  const table = within(figure).getByRole('table', { name: 'A title' });
  for (const [role, count] of [
    ['columnheader', 3],
    ['rowheader', 2],
    ['cell', 4],
  ] as const)
    expect(within(table).getAllByRole(role)).toHaveLength(count);
});

test('a message may be sent twice', () => {
  const error = jest.spyOn(console, 'error');
  const message = { text: 'Thanks!' };
  render(
    <ArticleBlock
      block={{ kind: 'messages', messages: [message, message] }}
      level={3}
      pictures={[]}
    />,
  );
  expect(itemsIn(document.body)).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});
