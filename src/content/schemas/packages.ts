import { z } from 'zod';
import { field, namedObject } from './builders';
import { price, text } from './fields';

/** Website package (SPEC.md section 3). */
const websitePackage = namedObject('WebsitePackage', {
  name: field(text, 'What the package is called.', 'Starter'),
  price: field(price, 'Its price in pounds.', '£2,499'),
  description: field(
    text,
    'Who it is for.',
    'For a firm that needs to be found.',
  ),
  features: field(
    z.array(text).min(1, 'at least one feature'),
    'What it contains.',
    ['5 pages', 'Contact form'],
  ),
  badge: field(text, 'A short label over its name.', 'Most Popular'),
  highlighted: field(z.boolean(), 'true sets it off from the others.', false),
});

const comparisonRow = namedObject('PackageComparisonRow', {
  feature: field(text, 'The feature that the row compares.', 'Pages'),
  values: field(
    z.array(text),
    'What each package has of it, one for each package, in order; the checker looks. "Included" shows as a tick, "Not included" as a dash.',
    ['5'],
  ),
});

const packageComparison = namedObject('PackageComparison', {
  title: field(text, 'The heading over the table.', 'Side by side'),
  text: field(
    text,
    'The sentence under the heading.',
    'What each package includes.',
  ),
  caption: field(
    text,
    'What the table is called, for screen readers.',
    'What the packages include',
  ),
  rows: field(
    z.array(comparisonRow).min(1, 'at least one row'),
    'The rows, from the top.',
  ),
});

/** data/packages.json: the packages of /website-design (SPEC.md section 9). */
export const websitePackages = z
  .strictObject({
    note: field(
      text,
      'The small print under the packages.',
      'Prices without VAT.',
    ),
    packages: field(
      z.array(websitePackage).min(1, 'at least one package'),
      'The packages, from the smallest.',
    ),
    comparison: field(packageComparison, 'The packages side by side.'),
  })
  .superRefine(({ packages: { length }, comparison }, context) => {
    for (const [index, { values }] of comparison.rows.entries())
      if (values.length !== length)
        context.addIssue({
          code: 'custom',
          path: ['comparison', 'rows', index, 'values'],
          message: `as many texts as there are packages, ${length}`,
        });
  });
