/** @jest-environment node */
import { only, repositoryContent } from './test-support';

// The comparison of the website packages against their contents, which data.prices.test.ts holds to SPEC.md section 9.

const { packages, comparison } = only(repositoryContent().Packages);

// Rows whose cells say how much of a feature a package has; all others are the feature or its absence.
const graded: Record<string, string[]> = {
  Pages: ['5 pages', '10 pages', 'Unlimited pages'],
  Support: ['3 months support', '6 months support', '12 months support'],
  SEO: ['Basic SEO', 'Advanced SEO', 'Advanced SEO'],
  'E-commerce': ['', 'E-commerce', 'Advanced e-commerce'],
};

test('leaves out nothing that a package contains, and adds nothing', () => {
  const shown = comparison.rows.flatMap(
    ({ feature }) => graded[feature]?.filter(Boolean) ?? feature,
  );
  const contents = packages.flatMap(({ features }) => features);
  expect([...new Set(shown)].sort()).toEqual([...new Set(contents)].sort());
});

test.each(comparison.rows.filter(({ feature }) => !graded[feature]))(
  '$feature is included from the first package that contains it',
  ({ feature, values }) => {
    const first = packages.findIndex(({ features }) =>
      features.includes(feature),
    );
    expect(values).toEqual(
      packages.map((_, index) => (index < first ? 'Not included' : 'Included')),
    );
  },
);

test('pages, support, SEO and e-commerce are graded as the packages say', () => {
  expect(
    comparison.rows
      .filter(({ feature }) => graded[feature])
      .map(({ feature, values }) => [feature, ...values]),
  ).toEqual([
    ['Pages', '5', '10', 'Unlimited'],
    ['Support', '3 months', '6 months', '12 months'],
    ['SEO', 'Basic', 'Advanced', 'Advanced'],
    ['E-commerce', 'Not included', 'Included', 'Advanced'],
  ]);
});
