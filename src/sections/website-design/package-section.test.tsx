import { render, screen } from '@testing-library/react';
import { PackageSection, ReadyMadeSection } from './package-section';

const offer = (name: string, price: string, highlighted: boolean) => ({
  name,
  price,
  highlighted,
  description: `Why ${name}.`,
  features: ['5 pages'],
  badge: `Best ${name}`,
});

const packages = [
  offer('Starter', '£2,499', false),
  offer('Professional', '£4,999', true),
];

const action = { label: 'Get it', href: '/book-demo' };

const intro = (title: string) => ({ title, text: `About ${title}.` });

test('ReadyMadeSection shows each tier with its price and what it contains', () => {
  render(
    <ReadyMadeSection
      intro={intro('Ready-made')}
      tiers={[{ name: 'Growth', price: '£2,999', features: ['SEO', 'CRM'] }]}
    />,
  );
  const tier = screen.getByRole('heading', { name: 'Growth' });
  expect(tier.closest('li')).toHaveTextContent('Growth£2,999SEOCRM');
});

test('PackageSection shows each package, with what it contains and the main button on the highlighted one', () => {
  render(
    <PackageSection
      intro={intro('Packages')}
      content={{ note: 'Prices exclude VAT.', action, packages }}
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
      .getAllByRole('link', { name: action.label })
      .map((link) => [link.getAttribute('href'), link.dataset['variant']]),
  ).toEqual([
    [action.href, 'secondary'],
    [action.href, 'primary'],
  ]);
});
