import { z } from 'zod';
import { field, listOf, namedObject } from './builders';
import { price, text } from './fields';
import { smallPrint, words } from './texts';

/** Website package (SPEC.md section 3). */
const websitePackage = namedObject('WebsitePackage', {
  name: words('What the package is called.', 'Starter'),
  price: field(price, 'Its price in pounds.', '£2,499'),
  description: words('Who it is for.', 'For a firm that needs to be found.'),
  features: listOf(text, 'feature', 'What it contains.', [
    '5 pages',
    'Contact form',
  ]),
  badge: words('A short label over its name.', 'Most Popular'),
  highlighted: field(z.boolean(), 'true sets it off from the others.', false),
});

/** data/packages.json: the packages of /website-design (SPEC.md section 9). */
export const websitePackages = z.strictObject({
  note: smallPrint('Prices without VAT.'),
  packages: listOf(
    websitePackage,
    'package',
    'The packages, from the smallest.',
  ),
});
