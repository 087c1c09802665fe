import { render, screen, within } from '@testing-library/react';
import { ComparisonTable } from './comparison-table';

const content = {
  caption: 'Two ways to a website',
  unit: 'each',
  columns: [
    { name: 'Ready-made', fits: 'A café', price: '£1,499' },
    { name: 'Custom', fits: 'A chain', price: '£2,499' },
  ],
  rows: [
    { feature: 'Pages', values: ['Up to 5', '5 or more'] },
    { feature: 'Words', values: ['Yours', 'Ours'] },
  ],
};

function setUp() {
  render(<ComparisonTable {...content} />);
  return screen.getByRole('table', { name: content.caption });
}

const textsOf = (elements: HTMLElement[]) =>
  elements.map(({ textContent }) => textContent.trim());

test('has a column for each offer, with its price if it has one', () => {
  const headers = within(setUp()).getAllByRole('columnheader');
  expect(textsOf(headers)).toEqual([
    'Ready-made A café £1,499 each',
    'Custom A chain £2,499 each',
  ]);
});

test.each(content.rows)('has the values of $feature', ({ feature, values }) => {
  const header = within(setUp()).getByRole('rowheader', { name: feature });
  const row = header.closest('tr') ?? header;
  expect(textsOf(within(row).getAllByRole('cell'))).toEqual(values);
});
