import { addTemplateFeatures } from './tier-section';
import { tiers } from './website-template.fixture';

describe('addTemplateFeatures', () => {
  test.each([
    [
      ['Basket', 'Stock', 'Reviews'],
      [['Basket'], ['Stock'], ['Reviews']],
    ],
    [['Basket'], [['Basket'], [], []]],
  ])('adds one of the features %j to each tier', (features, added) => {
    expect(addTemplateFeatures(tiers, features)).toEqual(
      tiers.map((tier, index) => ({
        ...tier,
        features: [...tier.features, ...(added[index] ?? [])],
      })),
    );
  });
});
