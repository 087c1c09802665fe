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
const withPackage = (change: object) => ({
  note: 'Some words',
  packages: [{ ...websitePackage, ...change }],
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
  expect(complaints(websitePackages, { note: 'Words', packages: [] })).toEqual([
    'packages: at least one package',
  ]);
});
