/** @jest-environment node */
import { complaints } from './test-support';
import { templateTiers } from './tiers';

const tier = { name: 'Starter', price: '£1,499', features: ['Up to 5 pages'] };

test('there are three tiers', () => {
  expect(
    complaints(templateTiers, { note: 'Words', tiers: [tier, tier, tier] }),
  ).toEqual([]);
});

test.each([
  [[tier, tier], 'tiers: three tiers'],
  [[tier, tier, tier, tier], 'tiers: three tiers'],
  [
    [tier, tier, { ...tier, features: [] }],
    'tiers[2].features: at least one feature',
  ],
  [
    [tier, { ...tier, price: '1,499' }, tier],
    'tiers[1].price: a price such as "£2,499"',
  ],
])('%j are refused', (tiers, complaint) => {
  expect(complaints(templateTiers, { note: 'Words', tiers })).toEqual([
    complaint,
  ]);
});
