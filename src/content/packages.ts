import { z } from 'zod';
import { price, text } from './fields';
import { namedObject } from './graphql-names';
import { listAt, partAt } from './loose';
import { withRule } from './rules';

/** Website package (SPEC.md section 3). */
const websitePackage = namedObject('WebsitePackage', {
  name: text,
  price,
  description: text,
  features: z.array(text).min(1, 'at least one feature'),
  badge: text,
  highlighted: z.boolean(),
});

/**
 * A line of the comparison: a feature, and for each package, in order, what it has of it. The words "Included" and
 * "Not included" show as a tick and a dash, any others as they are.
 */
const comparisonRow = namedObject('PackageComparisonRow', {
  feature: text,
  values: z.array(text),
});

/** The packages side by side, under a heading; `caption` names the table for screen readers. */
const packageComparison = namedObject('PackageComparison', {
  title: text,
  text,
  caption: text,
  rows: z.array(comparisonRow).min(1, 'at least one row'),
});

/** data/packages.json: the packages of /website-design (SPEC.md section 9). */
export const websitePackages = withRule(
  z.strictObject({
    note: text,
    packages: z.array(websitePackage).min(1, 'at least one package'),
    comparison: packageComparison,
  }),
  (value) => {
    const { length } = listAt(value, 'packages');
    return listAt(value, 'comparison', 'rows').flatMap((row, index) => {
      const values = partAt(row, 'values');
      return Array.isArray(values) && values.length !== length
        ? [
            {
              path: ['comparison', 'rows', index, 'values'],
              expected: `as many texts as there are packages, ${length}`,
              found: values,
            },
          ]
        : [];
    });
  },
);
