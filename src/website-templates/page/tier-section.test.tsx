import { render, screen } from '@testing-library/react';
import { TierSection, addTemplateFeatures } from './tier-section';
import { tiers } from './website-template.fixture';

describe('TierSection', () => {
  test('shows each tier with its price, features, button and recommendation', () => {
    render(
      <TierSection
        intro={{ title: 'Pricing', text: 'Two ways to start.' }}
        tiers={tiers}
        note="Prices exclude VAT."
        action={{ label: 'Start Your Project', href: '/book-demo' }}
      />,
    );
    const section = screen.getByRole('region', { name: 'Pricing' });
    expect(section).toHaveAttribute('id', 'pricing');
    expect(section).toHaveTextContent('Prices exclude VAT.');
    for (const { name, price, features, recommended } of tiers) {
      const card = screen.getByRole('heading', { name }).closest('li');
      expect(card).toHaveTextContent(
        `${name}${recommended?.label ?? ''}${price}${features.join('')}${recommended?.reason ?? ''}Start Your Project`,
      );
      expect(card?.querySelector('a')).toHaveAttribute('href', '/book-demo');
    }
  });
});

describe('addTemplateFeatures', () => {
  test.each([
    [
      ['Basket', 'Stock', 'Reviews'],
      [['Basket'], ['Stock']],
    ],
    [['Basket'], [['Basket'], []]],
  ])('adds one of the features %j to each tier', (features, added) => {
    expect(addTemplateFeatures(tiers, features)).toEqual(
      tiers.map((tier, index) => ({
        ...tier,
        features: [...tier.features, ...(added[index] ?? [])],
      })),
    );
  });
});
