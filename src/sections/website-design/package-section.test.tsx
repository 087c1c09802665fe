import { render, screen } from '@testing-library/react';
import { PackageSection } from './package-section';

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

const choose = { label: 'Choose a design', href: '/website-design' };
const action = { label: 'Get it', href: '/book-demo' };

const intro = (title: string) => ({ title, text: `About ${title}.` });

test('PackageSection shows each tier and package, with what it contains and the main button on the highlighted one', () => {
  render(
    <PackageSection
      intros={{
        comparison: intro('Which?'),
        readyMade: {
          ...intro('Ready-made'),
          label: 'Ready-made',
          action: choose,
        },
        packages: intro('Packages'),
      }}
      tiers={[{ name: 'Growth', price: '£2,999', features: ['SEO', 'CRM'] }]}
      content={{ note: 'Prices exclude VAT.', action, packages }}
    />,
  );
  expect(
    screen.getByRole('heading', { name: 'Ready-made Growth' }).closest('li'),
  ).toHaveTextContent('Ready-made Growth£2,999SEOCRM');
  expect(screen.getByText('Prices exclude VAT.')).toBeVisible();
  for (const { name, badge, price, description } of packages) {
    const heading = screen.getByRole('heading', { name });
    expect(heading.closest('li')).toHaveTextContent(
      `${name}${badge}${price}${description}5 pages`,
    );
  }
  expect(screen.getByRole('link', { name: choose.label })).toHaveAttribute(
    'href',
    choose.href,
  );
  expect(
    screen
      .getAllByRole('link', { name: action.label })
      .map((link) => [link.getAttribute('href'), link.dataset['variant']]),
  ).toEqual([
    [action.href, 'secondary'],
    [action.href, 'primary'],
  ]);
});
