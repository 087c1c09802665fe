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

/** data/packages.json: the packages of /website-design (SPEC.md section 9). */
export const websitePackages = z.strictObject({
  note: field(
    text,
    'The small print under the packages.',
    'Prices without VAT.',
  ),
  packages: field(
    z.array(websitePackage).min(1, 'at least one package'),
    'The packages, from the smallest.',
  ),
});
