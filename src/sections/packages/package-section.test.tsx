import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { PackageSection } from './package-section';

const content: Queries.PackageFieldsFragment = {
  note: 'Prices exclude VAT.',
  packages: [
    {
      name: 'Starter',
      price: '£2,499',
      description: 'To begin with.',
      features: ['5 pages', 'Contact form'],
      badge: 'Most Popular',
      highlighted: false,
    },
    {
      name: 'Professional',
      price: '£4,999',
      description: 'To grow with.',
      features: ['10 pages'],
      badge: 'Best Value',
      highlighted: true,
    },
  ],
};

function setUp() {
  renderWithTheme(
    <PackageSection
      intro={{ title: 'Packages', text: 'Fixed prices.' }}
      content={content}
    />,
  );
  return within(screen.getByRole('region', { name: 'Packages' }));
}

describe('PackageSection', () => {
  test.each([
    ['Starter', 'Most Popular', '£2,499', 'To begin with.', '5 pages'],
    ['Professional', 'Best Value', '£4,999', 'To grow with.', '10 pages'],
  ])('shows %s with all that belongs to it', (name, ...texts) => {
    const heading = setUp().getByRole('heading', { level: 3, name });
    for (const text of texts)
      expect(heading.closest('li')).toHaveTextContent(text);
  });

  test('leads to the booking page from each package', () => {
    const links = setUp().getAllByRole('link', { name: 'Get Started' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/book-demo',
      '/book-demo',
    ]);
  });

  test('makes the highlighted package’s button the main one', () => {
    const [plain, main] = setUp().getAllByRole('link', { name: 'Get Started' });
    expect(plain).toHaveAttribute('data-variant', 'secondary');
    expect(main).toHaveAttribute('data-variant', 'primary');
  });

  test('says what the prices leave out', () => {
    expect(setUp().getByText('Prices exclude VAT.')).toBeVisible();
  });
});
