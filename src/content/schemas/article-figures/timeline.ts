import { z } from 'zod';
import { field, twoOrMore, variant } from '../builders';
import { figureNote, figureTitle } from './captions';
import { richWords, words } from '../texts';

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
export const timelineFigure = variant(
  'timeline',
  'Moments on a line, true to scale.',
  {
    title: figureTitle,
    moments: twoOrMore(moment, 'moments', 'The moments, from the first.').meta({
      examples: [
        [
          { at: 0, label: 'Day 0', text: 'Send the quote.' },
          { at: 2, label: 'Day 2', text: 'Offer a time.' },
        ],
      ],
    }),
    note: figureNote,
  },
).superRefine(({ moments }, context) => {
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
