import { z } from 'zod';
import { field, listOf } from '../builders';
import { text } from '../fields';
import { richWords, words } from '../texts';
import { figureNote, figureTitle } from './captions';

const weekDay = z.strictObject({
  day: words('The day.', 'Monday'),
  tag: field(text.optional(), 'What kind of day it is, in a word.', 'Useful'),
  text: richWords('What is planned.', 'How to check a tyre with a coin.'),
  highlighted: field(
    z.boolean().optional(),
    'true sets it off from the others.',
    false,
  ),
});

/** The plan of a week. */
export const weekFigure = z.strictObject({
  kind: field(z.literal('week'), 'The plan of a week, day by day.'),
  title: figureTitle,
  days: field(
    listOf(weekDay, 'day').max(7, 'at most seven days'),
    'The days, in order.',
  ),
  note: figureNote,
});
