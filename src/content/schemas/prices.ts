import { z } from 'zod';
import { field, listOf, namedObject } from './builders';
import { price, text } from './fields';
import { comparison } from './sections';
import { richWords, smallPrint, words } from './shared-fields';

const planNote = namedObject('PlanNote', {
  title: words('What the note is about.', 'Calls'),
  text: richWords('The note.', 'A call of over 10 minutes counts as two.'),
});

/** data/plans.json: the prices of the platform and of what is sold beside it; other files quote them. */
export const plans = z.strictObject({
  from: words('The smallest plan’s price, for {{plans.from}}.', '$99/month'),
  hosting: words(
    'What hosting a website costs, for {{plans.hosting}}.',
    '£25/month plus VAT',
  ),
  leadGenFee: words(
    'The fee for AI lead generation, for {{plans.leadGenFee}}.',
    '£450 to £950 a month plus VAT',
  ),
  table: field(comparison, 'What each plan includes a month.'),
  notes: listOf(planNote, 'note', 'Charges, limits and an example.'),
});

const contents = ['5 pages', 'Contact form'];

/** Website package (SPEC.md section 3). */
const websitePackage = namedObject('WebsitePackage', {
  name: words('What the package is called.', 'Starter'),
  price: field(price, 'Its price in pounds.', '£2,499'),
  description: words('Who it is for.', 'For a firm that needs to be found.'),
  features: listOf(text, 'feature', 'What it contains.', contents),
  badge: words('A short label over its name.', 'Most Popular'),
  highlighted: field(z.boolean(), 'true sets it off from the others.', false),
});

/** data/packages.json: the packages of /website-design (SPEC.md section 9). */
export const websitePackages = z.strictObject({
  note: smallPrint('Prices without VAT.'),
  packages: listOf(websitePackage, 'package', 'The packages, smallest first.'),
});

const recommendation = namedObject('TierRecommendation', {
  label: words('A short label beside its name.', 'Recommended'),
  reason: words(
    'Why, in a sentence that holds for every template.',
    'It works with the tools that you already use.',
  ),
});

/** Template pricing tier (SPEC.md section 3), before a template adds a feature of its own. */
const tier = namedObject('Tier', {
  name: words('What the tier is called.', 'Growth'),
  price: field(price, 'Its price in pounds.', '£2,999'),
  features: listOf(
    text,
    'feature',
    'What it contains. The template’s own feature is added.',
    contents,
  ),
  recommended: field(
    recommendation.optional(),
    'For the one tier that most firms are best served by: it is set off from the others.',
  ),
});

const tiers = z
  .array(tier)
  .length(3, 'three tiers')
  .refine(
    (all) => all.filter(({ recommended }) => recommended).length < 2,
    'one recommended tier at most',
  );

/** data/tiers.json: the three tiers of every website template (SPEC.md section 9). */
export const templateTiers = z.strictObject({
  note: smallPrint('Prices without VAT.'),
  tiers: field(tiers, 'The three tiers, from the smallest.'),
});
