import { z } from 'zod';
import { price, text } from './fields';
import { namedObject } from './graphql-names';

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
export const websitePackages = z
  .strictObject({
    note: text,
    packages: z.array(websitePackage).min(1, 'at least one package'),
    comparison: packageComparison,
  })
  .superRefine(({ packages, comparison }, context) => {
    comparison.rows.forEach(({ values }, index) => {
      if (values.length === packages.length) return;
      context.addIssue({
        code: 'custom',
        path: ['comparison', 'rows', index, 'values'],
        message: `as many texts as there are packages, ${packages.length}`,
        input: values,
      });
    });
  });
