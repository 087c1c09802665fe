import { field, listOf, namedObject, variant } from '../builders';
import { text } from '../fields';
import { heading, words } from '../shared-fields';

const day = namedObject('PreviewDay', {
  day: words('The day.', 'Tuesday'),
  times: listOf(text, 'time', 'Its times.', ['09:00', '10:30']),
});

export const slotsBlock = variant('slots', 'Appointments to choose from.', {
  title: heading('Choose a time'),
  days: listOf(day, 'day', 'The days and their times.'),
  chosen: field(
    text.refine((value) => value.includes('{slot}'), 'a text with "{slot}"'),
    'What is said when one is chosen; {slot} stands for it.',
    'You have chosen {slot}.',
  ),
});

export const formBlock = variant('form', 'A form that can’t be sent.', {
  title: heading('Write to us'),
  fields: listOf(text, 'field', 'The names of its fields.', ['Name', 'Email']),
  message: words('The name of a last, larger one.', 'Message').optional(),
  button: words('What its button says.', 'Send'),
});
