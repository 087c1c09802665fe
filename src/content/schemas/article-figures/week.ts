import { z } from 'zod';
import { field, listOf, variant } from '../builders';
import { figureNote, figureTitle } from './captions';
import { richWords, words } from '../texts';

const weekDay = z.strictObject({
  day: words('The day.', 'Monday'),
  tag: words('What kind of day it is, in a word.', 'Useful').optional(),
  text: richWords('What is planned.', 'How to check a tyre with a coin.'),
  highlighted: field(
    z.boolean().optional(),
    'true sets it off from the others.',
    false,
  ),
});

/** The plan of a week. */
export const weekFigure = variant('week', 'The plan of a week, day by day.', {
  title: figureTitle,
  days: listOf(weekDay, 'day', 'The days, in order.').max(
    7,
    'at most seven days',
  ),
  note: figureNote,
});
