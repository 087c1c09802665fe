/** @jest-environment node */
import { websitePackages } from './packages';
import { complaints } from './test-support';

const websitePackage = {
  name: 'Starter',
  price: '£2,499',
  description: 'Some words',
  features: ['5 pages'],
  badge: 'Most Popular',
  highlighted: false,
};
const withValues = (...values: unknown[]) => ({
  title: 'Side by side',
  text: 'Some words',
  caption: 'What the packages include',
  rows: [
    { feature: 'Pages', values: ['5'] },
    { feature: 'Blog', values },
  ],
});
const withPackage = (change: object) => ({
  note: 'Some words',
  packages: [{ ...websitePackage, ...change }],
  comparison: withValues('Included'),
});

test('a list of features has any length', () => {
  const features = Array.from({ length: 30 }, () => 'A feature');
  expect(complaints(websitePackages, withPackage({ features }))).toEqual([]);
});

test.each([
  ['features', [], 'at least one feature'],
  ['price', 2499, 'text'],
  ['price', '2499', 'a price such as "£2,499"'],
  ['highlighted', 'yes', 'true or false'],
  ['highlighted', undefined, 'true or false'],
  ['badge', undefined, 'text'],
  ['colour', 'sky', 'no field of this name'],
])('%s: %j is refused', (field, wrong, expected) => {
  expect(complaints(websitePackages, withPackage({ [field]: wrong }))).toEqual([
    `packages[0].${field}: ${expected}`,
  ]);
});

test('there is a package', () => {
  const comparison = {
    ...withValues(),
    rows: [{ feature: 'Blog', values: [] }],
  };
  expect(
    complaints(websitePackages, { note: 'Words', packages: [], comparison }),
  ).toEqual(['packages: at least one package']);
});

describe('the comparison', () => {
  test.each([[[]], [['Included', 'Not included']]])(
    'refuses %j for one package',
    (values) => {
      const comparison = withValues(...values);
      expect(
        complaints(websitePackages, { ...withPackage({}), comparison }),
      ).toEqual([
        'comparison.rows[1].values: as many texts as there are packages, 1',
      ]);
    },
  );

  test('refuses a cell that says nothing', () => {
    const comparison = withValues(' ');
    expect(
      complaints(websitePackages, { ...withPackage({}), comparison }),
    ).toEqual(['comparison.rows[1].values[0]: text that is not empty']);
  });

  test('has a row', () => {
    const comparison = { ...withValues('Included'), rows: [] };
    expect(
      complaints(websitePackages, { ...withPackage({}), comparison }),
    ).toEqual(['comparison.rows: at least one row']);
  });
});
