import { z } from 'zod';
import { field, prose, text, twoOrMore } from '../builders';
import { rating } from '../fields';
import { icon } from '../icons';

export const caption = (example: string) =>
  prose('What the panel shows, for screen readers.', example);

export const user = text('Who has signed in, shown by initials.', 'Ann Lee');

export const channel = z.enum([
  'SMS',
  'WhatsApp',
  'Email',
  'Facebook',
  'Instagram',
]);

export type Channel = z.infer<typeof channel>;

export const dialogueLine = z.strictObject({
  speaker: field(z.enum(['customer', 'business']), 'Who says it.', 'customer'),
  text: prose('What is said.', 'Can you fit me in on Thursday?'),
  time: text('When, as it is shown.', '09:42').optional(),
  icon: field(icon.optional(), 'The icon of the feature that the line shows.'),
  by: text('Who answers, shown before it.', 'AI').optional(),
  event: text(
    'Above it: that a person takes over from the AI assistant.',
    'Orla joined',
  ).optional(),
});

export type DialogueLine = z.infer<typeof dialogueLine>;

export const dialogue = twoOrMore(dialogueLine, 'lines', 'Line by line.');

const fact = z.strictObject({
  label: text('What it is.', 'Wants'),
  value: text('Its value.', 'Boiler repair'),
});

export const facts = twoOrMore(fact, 'facts', 'The facts, in order.');

export const reviewFields = {
  name: text('Who wrote it.', 'Helen P.'),
  source: text('Where it was written.', 'Google'),
  rating,
  text: prose('The review.', 'On time and tidy.'),
};
