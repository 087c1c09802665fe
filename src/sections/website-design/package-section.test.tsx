import { render, screen } from '@testing-library/react';
import { PackageSection } from './package-section';

const offer = (name: string, highlighted: boolean) => ({
  name,
  price: '£2,499',
  highlighted,
  description: '',
  features: [],
  badge: '',
});

test('PackageSection has the main button on the highlighted package', () => {
  const action = { label: 'Get it', href: '/book-demo' };
  const packages = [offer('Starter', false), offer('Professional', true)];
  render(
    <PackageSection
      intro={{ title: 'Packages', text: '' }}
      content={{ note: '', action, packages }}
    />,
  );
  expect(
    screen
      .getAllByRole('link', { name: action.label })
      .map((link) => link.dataset['variant']),
  ).toEqual(['secondary', 'primary']);
});
