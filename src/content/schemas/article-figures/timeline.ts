import { z } from 'zod';
import { field } from '../builders';
import { richWords, words } from '../texts';
import { figureNote, figureTitle } from './captions';

const moment = z.strictObject({
  at: field(
    z.number().nonnegative('a number from 0 up'),
    'How long after the start, in days, minutes or whatever all of them are in: it sets the distances.',
    2,
  ),
  label: words('When, as it is shown.', 'Day 2'),
  text: richWords('What happens then.', 'Offer a time.'),
});

/** Moments on a line that is true to scale. */
export const timelineFigure = z
  .strictObject({
    kind: field(z.literal('timeline'), 'Moments on a line, true to scale.'),
    title: figureTitle,
    moments: field(
      z
        .array(moment)
        .min(2, 'at least two moments')
        .meta({
          examples: [
            [
              { at: 0, label: 'Day 0', text: 'Send the quote.' },
              { at: 2, label: 'Day 2', text: 'Offer a time.' },
            ],
          ],
        }),
      'The moments, from the first.',
    ),
    note: figureNote,
  })
  .superRefine(({ moments }, context) => {
    let last = -1;
    for (const [index, { at }] of moments.entries()) {
      if (at <= last)
        context.addIssue({
          code: 'custom',
          path: ['moments', index, 'at'],
          message: `a number above ${last}: moments go from the first to the last`,
        });
      last = at;
    }
  });
