import { z } from 'zod';
import { field, listOf, namedObject } from './builders';
import { comparison } from './sections';
import { richWords, words } from './texts';

const planNote = namedObject('PlanNote', {
  title: words('What the note is about.', 'Calls'),
  text: richWords('The note.', 'A call of over 10 minutes counts as two.'),
});

/** data/plans.json: what the platform and what is sold beside it cost; other files quote the prices. */
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
  notes: listOf(
    planNote,
    'note',
    'Charges, limits and an example, under the table.',
  ),
});
