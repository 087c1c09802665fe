import { z } from 'zod';
import { field, listOf, namedObject } from '../builders';
import { price, text } from '../fields';
import { words } from '../texts';

/** Template pricing tier (SPEC.md section 3), before a template adds a feature of its own. */
const tier = namedObject('Tier', {
  name: words('What the tier is called.', 'Growth'),
  price: field(price, 'Its price in pounds.', '£2,999'),
  features: listOf(
    text,
    'feature',
    'What it contains. The template’s own feature is added.',
    ['SEO setup', 'Integrations'],
  ),
  recommended: field(
    namedObject('TierRecommendation', {
      label: words('A short label beside its name.', 'Recommended'),
      reason: words(
        'Why, in a sentence that holds for every template.',
        'It works with the tools that you already use.',
      ),
    }).optional(),
    'For the one tier that most firms are best served by: it is set off from the others.',
  ),
});

/** data/tiers.json: the three tiers of every website template (SPEC.md section 9). */
export const templateTiers = z.strictObject({
  note: words('The small print under the tiers.', 'Prices without VAT.'),
  tiers: field(
    z
      .array(tier)
      .length(3, 'three tiers')
      .refine(
        (tiers) => tiers.filter(({ recommended }) => recommended).length < 2,
        'one recommended tier at most',
      ),
    'The three tiers, from the smallest.',
  ),
});
