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

/** data/packages.json: the packages of /website-design (SPEC.md section 9). */
export const websitePackages = z.strictObject({
  note: text,
  packages: z.array(websitePackage).min(1, 'at least one package'),
});
