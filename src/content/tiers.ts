import { z } from 'zod';
import { price, text } from './fields';
import { namedObject } from './graphql-names';

/** Template pricing tier (SPEC.md section 3), before a template adds a feature of its own. */
const tier = namedObject('Tier', {
  name: text,
  price,
  features: z.array(text).min(1, 'at least one feature'),
});

/** data/tiers.json: the three tiers of every website template (SPEC.md section 9). */
export const templateTiers = z.strictObject({
  note: text,
  tiers: z.array(tier).length(3, 'three tiers'),
});
