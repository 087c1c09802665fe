import { z } from 'zod';
import { field, listOf, variant } from '../builders';
import { positiveNumber, wholeNumber } from '../fields';
import { figureNote, figureTitle } from './captions';
import { words } from '../texts';

const scorePart = z.strictObject({
  label: words('What the points are for.', 'In your area'),
  points: field(positiveNumber, 'How many points at most.', 100),
});

const scoreBand = z.strictObject({
  from: field(
    wholeNumber.nonnegative('a number from 0 up'),
    'The lowest score it is for.',
    80,
  ),
  label: words('The scores, as they are shown.', '80 or more'),
  text: words('What to do with such a score.', 'Ring within the hour'),
});

/** A score made of weighted parts, and what to do with it. */
export const scoreFigure = variant('score', 'A score made of weighted parts.', {
  title: figureTitle,
  parts: listOf(scorePart, 'part', 'The parts, in order.'),
  total: field(wholeNumber, 'What the parts come to; the checker looks.', 100),
  bands: listOf(
    scoreBand,
    'band',
    'What to do with which score, from the highest down.',
  ).optional(),
  note: figureNote,
}).superRefine(({ parts, total, bands = [] }, context) => {
  const sum = parts.reduce((points, part) => points + part.points, 0);
  if (sum !== total)
    context.addIssue({
      code: 'custom',
      path: ['total'],
      message: `what the parts come to, ${sum}`,
    });
  let end = total;
  for (const [index, { from }] of bands.entries()) {
    if (from >= end)
      context.addIssue({
        code: 'custom',
        path: ['bands', index, 'from'],
        message: `a number below ${end}: bands go from the highest down`,
      });
    end = from;
  }
});
