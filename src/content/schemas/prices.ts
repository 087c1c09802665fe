import { z } from 'zod';
import { formatPounds, poundsIn } from '../text/format';
import {
  allDiffer,
  field,
  markupTexts,
  matching,
  nonEmptyText,
  objects,
  objectType,
  oneForEachColumn,
  prose,
  smallPrint,
  text,
  twoOrMore,
} from './builders';
import { action, intro, notes, priceWithSum, shownPrice } from './fields';

const rowKey = matching(/^[a-zA-Z\d]+$/, 'letters and digits, such as "calls"');

const comparisonColumn = objectType('ComparisonColumn', {
  name: text('The offer that the column is about.', 'Custom'),
  fits: text('A firm that it fits, under the name.', 'Six plumbers'),
  price: field(priceWithSum, 'Its price, below that.', '$99'),
});

/** The key of the row that repeats the prices with VAT, and what they are multiplied by. */
const VAT_ROW = 'withVat';
const VAT = 1.2;

/** A table that compares offers (src/faq/plan-section.tsx). */
const comparison = objectType('Comparison', {
  ...intro.shape,
  caption: prose('Its name for screen readers.', 'Two offers compared'),
  unit: text('The words beside each price.', 'a month'),
  columns: twoOrMore(comparisonColumn, 'columns', 'The columns, in order.'),
  rows: objects('ComparisonRow', 'row', 'The rows, from the top.', {
    feature: text('What the row compares.', 'Pages'),
    key: field(rowKey, 'Its name in quotes, as in {{plans.calls.0}}.', 'calls'),
    values: twoOrMore(
      nonEmptyText,
      'values',
      'What each column has of it, in order.',
      ['Up to 5', '5 or more'],
    ),
  }),
})
  .superRefine(oneForEachColumn('rows', 'values'))
  .superRefine(({ columns, rows }, context) => {
    const index = rows.findIndex(({ key }) => key === VAT_ROW);
    const values = rows[index]?.values;
    for (const [column, { price }] of columns.entries()) {
      const expected = formatPounds(poundsIn(price) * VAT);
      if (values && poundsIn(values[column] ?? '') !== poundsIn(expected))
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'values', column],
          message: `${price} with 20% VAT`,
        });
    }
  });

/** data/plans.json: the prices of the platform and its extras; other files quote them. */
export const plans = z
  .strictObject({
    hosting: field(
      priceWithSum,
      'Website hosting, for {{plans.hosting}}.',
      '£25/month',
    ),
    leadGenFee: field(
      priceWithSum,
      'Lead generation, for {{plans.leadGenFee}}.',
      '£450',
    ),
    table: field(comparison, 'What each plan includes a month.'),
    notes: notes('Charges, limits and an example.'),
  })
  // The name would be ambiguous in placeholders: fields and names that `plansForPlaceholders` adds are written the same way.
  .refine(
    ({ table, ...file }) =>
      allDiffer([
        ...['table', 'from', 'name', 'price', ...Object.keys(file)],
        ...table.rows.map(({ key }) => key),
      ]),
    {
      path: ['table', 'rows'],
      error: 'rows with a key each that no other and no field of this file has',
    },
  );

/** data/packages.json: the packages of /website-design. */
export const websitePackages = z.strictObject({
  note: smallPrint('Prices without VAT.'),
  packages: objects('WebsitePackage', 'package', 'The smallest first.', {
    name: text('What the package is called.', 'Starter'),
    price: field(shownPrice, 'Its price, as it is shown.', '£2,499'),
    description: prose('Who it is for.', 'For a firm to be found.'),
    features: markupTexts(
      'feature',
      'What it contains.',
      '5 pages',
      'Contact form',
    ),
    badge: text('A short label over its name.', 'Most Popular'),
    highlighted: field(z.boolean(), 'Sets it off from the others.', false),
  }),
  action: field(action, 'The button of each package.'),
});

/** Each template adds one of its features to it. */
const tier = objectType('Tier', {
  name: text('What the tier is called.', 'Growth'),
  price: field(shownPrice, 'Its price, as it is shown.', '£2,999'),
  features: markupTexts(
    'feature',
    'What it contains. The template’s own feature is added.',
    '5 pages',
    'Contact form',
  ),
});

const tiers = z.array(tier).length(3, 'three tiers');

/** data/tiers.json: the three tiers of every website template. */
export const templateTiers = z.strictObject({
  note: smallPrint('Prices without VAT.'),
  tiers: field(tiers, 'The three tiers, from the smallest.'),
});
