import { z } from 'zod';
import { field, namedObject } from '../builders';
import { text } from '../fields';
import { figureNote, figureTitle } from './captions';

const weekDay = namedObject('WeekDay', {
  day: field(text, 'The day.', 'Monday'),
  tag: field(text.optional(), 'What kind of day it is, in a word.', 'Useful'),
  text: field(
    text,
    'What is planned. **Strong words** and [links](/faq) are allowed.',
    'How to check a tyre with a coin.',
  ),
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
    z.array(weekDay).min(1, 'at least one day').max(7, 'at most seven days'),
    'The days, in order.',
  ),
  note: figureNote,
});
