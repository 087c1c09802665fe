import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { PackageComparison } from './package-comparison';

const content: Queries.PackageComparisonFieldsFragment = {
  packages: [
    { name: 'Starter', price: '£2,499', highlighted: false },
    { name: 'Professional', price: '£4,999', highlighted: true },
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

describe('PackageComparison', () => {
  test('stands under a heading of its own', () => {
    setUp();
    expect(screen.getByRole('region', { name: 'Side by side' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Side by side',
    );
  });

  test('names each column after its package, with the price', () => {
    const headers = within(setUp()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Starter £2,499',
      'Professional £4,999',
    ]);
    for (const header of headers)
      expect(header).toHaveAttribute('scope', 'col');
  });

  test.each([
    ['Pages', ['5', '10']],
    ['Blog', ['Not included', 'Included']],
  ])('says in words what each package has of %s', (feature, values) => {
    const header = within(setUp()).getByRole('rowheader', { name: feature });
    expect(header).toHaveAttribute('scope', 'row');
    const row = within(header.closest('tr') ?? header);
    // The cells of the row, its header apart.
    expect(
      row.getAllByRole('cell').map(({ textContent }) => textContent),
    ).toEqual(values);
  });

  test('draws the two words, and no others', () => {
    const table = setUp();
    for (const word of ['Included', 'Not included'])
      expect(
        within(table).getByText(word).parentElement?.querySelector('svg'),
      ).toHaveAttribute('aria-hidden', 'true');
    expect(table.querySelectorAll('svg')).toHaveLength(2);
  });

  test('scrolls in a region that the keyboard reaches', () => {
    setUp();
    const region = screen.getByRole('region', {
      name: 'What the packages include',
    });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getByRole('table')).toBeVisible();
  });
});
