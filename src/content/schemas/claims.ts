import { z } from 'zod';
import { field, objects, text } from './builders';
import { isoDay } from './fields';

/**
 * data/claims.json: statements that must be true before the site goes live, and their evidence. The checker warns
 * of a field that no longer says its claim.
 */
export const claims = z.array(
  z
    .strictObject({
      says: text('The words of the claim, as the field has them.', '40 hours'),
      where: objects('ClaimPlace', 'place', 'Where it is made.', {
        file: text('The file that says it.', 'pages/home.json'),
        field: text('Its field that says it, or one around it.', 'calls'),
      }),
      evidence: text(
        'What proves it. Left out while nothing does: the site is not published before.',
        'Survey of 212 customers, in the shared drive',
      ).optional(),
      date: field(isoDay.optional(), 'The day of the evidence.'),
    })
    .refine(
      ({ evidence, date }) => (evidence === undefined) === (date === undefined),
      { path: ['date'], error: 'a day if there is evidence, and none if not' },
    ),
);
