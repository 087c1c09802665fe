import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { PackageComparison } from './package-comparison';

const content: Queries.PackageComparisonFieldsFragment = {
  packages: [
    {
      name: 'Starter',
      price: '£2,499',
      badge: 'Most Popular',
      highlighted: false,
    },
    {
      name: 'Professional',
      price: '£4,999',
      badge: 'Best Value',
      highlighted: true,
    },
  ],
  comparison: {
    title: 'Side by side',
    text: 'Some words.',
    caption: 'What the packages include',
    rows: [
      { feature: 'Pages', values: ['5', '10'] },
      { feature: 'Blog', values: ['Not included', 'Included'] },
    ],
  },
};

function setUp() {
  renderWithTheme(<PackageComparison content={content} />);
  return screen.getByRole('table', { name: 'What the packages include' });
}

const textsOf = (elements: HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

describe('PackageComparison', () => {
  test('has a column for each package, with its price and badge', () => {
    const headers = within(setUp()).getAllByRole('columnheader');
    expect(textsOf(headers)).toEqual([
      'Starter £2,499 Most Popular',
      'Professional £4,999 Best Value',
    ]);
  });

  test.each(content.comparison.rows)(
    'has the values of $feature as text',
    ({ feature, values }) => {
      const header = within(setUp()).getByRole('rowheader', { name: feature });
      const row = header.closest('tr') ?? header;
      expect(textsOf(within(row).getAllByRole('cell'))).toEqual(values);
    },
  );

  test('shows “Included” and “Not included” as icons', () => {
    const table = setUp();
    for (const word of ['Included', 'Not included'])
      expect(
        within(table).getByText(word).parentElement?.querySelector('svg'),
      ).toHaveAttribute('aria-hidden', 'true');
    expect(table.querySelectorAll('svg')).toHaveLength(2);
  });
});
