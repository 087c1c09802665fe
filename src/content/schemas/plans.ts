import { z } from 'zod';
import { field, namedObject } from './builders';
import { text } from './fields';
import { comparison } from './sections';

/** data/plans.json: what the platform and what is sold beside it cost; other files quote the prices. */
export const plans = z.strictObject({
  from: field(
    text,
    'The smallest plan’s price, for {{plans.from}}.',
    '$99/month',
  ),
  hosting: field(
    text,
    'What hosting a website costs, for {{plans.hosting}}.',
    '£25/month plus VAT',
  ),
  leadGenFee: field(
    text,
    'The fee for AI lead generation, for {{plans.leadGenFee}}.',
    '£450 to £950 a month plus VAT',
  ),
  table: field(comparison, 'What each plan includes a month.'),
  notes: field(
    z
      .array(
        namedObject('PlanNote', {
          title: field(text, 'What the note is about.', 'Calls'),
          text: field(
            text,
            'The note. **Strong words** and [links](/faq) are allowed.',
            'A call of over 10 minutes counts as two.',
          ),
        }),
      )
      .min(1, 'at least one note'),
    'Charges, limits and an example, under the table.',
  ),
});
