import { render, screen } from '@testing-library/react';
import { PackageSection } from './package-section';

const offer = (name: string, price: string, highlighted: boolean) => ({
  ...{ name, price, highlighted },
  description: `Why ${name}.`,
  features: ['5 pages'],
  badge: `Best ${name}`,
});

const packages = [
  offer('Starter', '£2,499', false),
  offer('Professional', '£4,999', true),
];

test('PackageSection shows each package, with the main button on the highlighted one', () => {
  render(
    <PackageSection
      intro={{ title: 'Packages', text: 'Fixed prices.' }}
      content={{ note: 'Prices exclude VAT.', packages }}
    />,
  );
  expect(screen.getByText('Prices exclude VAT.')).toBeVisible();
  for (const { name, badge, price, description } of packages) {
    const heading = screen.getByRole('heading', { name });
    expect(heading.closest('li')).toHaveTextContent(
      `${name}${badge}${price}${description}5 pages`,
    );
  }
  expect(
    screen
      .getAllByRole('link', { name: 'Get Started' })
      .map((link) => [link.getAttribute('href'), link.dataset['variant']]),
  ).toEqual([
    ['/book-demo', 'secondary'],
    ['/book-demo', 'primary'],
  ]);
});
