import { templateTiers } from './tiers';

const tiers = [
  { name: 'Starter', price: '£1,499', features: ['Up to 5 pages'] },
  { name: 'Growth', price: '£2,999', features: ['SEO setup'] },
  { name: 'Scale', price: '£4,999', features: ['Performance tuning'] },
];

describe('templateTiers', () => {
  test('adds the first feature to the first tier, the second to the second, the third to the third', () => {
    const made = templateTiers(tiers, ['Basket', 'Stock', 'Reviews', 'Chat']);
    expect(made).toEqual([
      {
        name: 'Starter',
        price: '£1,499',
        features: ['Up to 5 pages', 'Basket'],
      },
      { name: 'Growth', price: '£2,999', features: ['SEO setup', 'Stock'] },
      {
        name: 'Scale',
        price: '£4,999',
        features: ['Performance tuning', 'Reviews'],
      },
    ]);
  });

  test('leaves a tier as it is where there is no feature for it', () => {
    expect(templateTiers(tiers, ['Basket']).slice(1)).toEqual(tiers.slice(1));
  });

  test('changes nothing it was given', () => {
    templateTiers(tiers, ['Basket', 'Stock', 'Reviews']);
    expect(tiers[0]?.features).toEqual(['Up to 5 pages']);
  });
});
