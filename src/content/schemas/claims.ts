import { z } from 'zod';
import { field, objects } from './builders';
import { isoDay } from './fields';
import { words } from './shared-fields';

/**
 * data/claims.json: statements that must be true before the site goes live, and their evidence. The places are checked
 * across files.
 */
export const claims = z.array(
  z
    .strictObject({
      says: words('The words of the claim, as the field has them.', '40 hours'),
      where: objects('ClaimPlace', 'place', 'Where it is made.', {
        file: words('A file of data/ that says it.', 'pages/home.json'),
        field: words('The field that says it, or one around it.', 'outcomes'),
      }),
      evidence: words(
        'What proves it. Left out while nothing does: “npm run check:live” names the claim.',
        'Survey of 212 customers, in the shared drive',
      ).optional(),
      date: field(isoDay.optional(), 'The day of the evidence.'),
    })
    .refine(
      ({ evidence, date }) => (evidence === undefined) === (date === undefined),
      { path: ['date'], error: 'a day if there is evidence, and none if not' },
    ),
);
