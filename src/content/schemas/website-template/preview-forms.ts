import { z } from 'zod';
import { field, namedObject } from '../builders';
import { text } from '../fields';

export const slotsBlock = z.strictObject({
  kind: field(z.literal('slots'), 'Appointments to choose from.'),
  title: field(text, 'The heading.', 'Choose a time'),
  days: field(
    z
      .array(
        namedObject('PreviewDay', {
          day: field(text, 'The day.', 'Tuesday'),
          times: field(
            z.array(text).min(1, 'at least one time'),
            'Its times.',
            ['09:00', '10:30'],
          ),
        }),
      )
      .min(1, 'at least one day'),
    'The days and their times.',
  ),
  chosen: field(
    text.refine((value) => value.includes('{slot}'), 'a text with "{slot}"'),
    'What is said when one is chosen; {slot} stands for it.',
    'You have chosen {slot}.',
  ),
});

export const formBlock = z.strictObject({
  kind: field(z.literal('form'), 'A form that can’t be sent.'),
  title: field(text, 'The heading.', 'Write to us'),
  fields: field(
    z.array(text).min(1, 'at least one field'),
    'The names of its fields.',
    ['Name', 'Email'],
  ),
  message: field(
    text.optional(),
    'The name of a last field, for several lines.',
    'Message',
  ),
  button: field(text, 'What its button says.', 'Send'),
});
