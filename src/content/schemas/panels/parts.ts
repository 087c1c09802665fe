import { z } from 'zod';
import { field, twoOrMore } from '../builders';
import { words } from '../shared-fields';
import { icon } from '../icons';
import { rating } from '../common';

export const caption = (example: string) =>
  words('What the panel shows, for screen readers.', example);

export const user = words('Who has signed in, shown by initials.', 'Ann Lee');

export const dialogueLine = z.strictObject({
  speaker: field(z.enum(['customer', 'business']), 'Who says it.', 'customer'),
  text: words('What is said.', 'Can you fit me in on Thursday?'),
  time: words('When, as it is shown.', '09:42').optional(),
  icon: field(icon.optional(), 'The icon of the feature that the line shows.'),
  by: words('Who answers, shown before it.', 'AI').optional(),
  event: words(
    'Above it: that a person takes over from the AI assistant.',
    'Orla joined',
  ).optional(),
});

export const dialogue = twoOrMore(dialogueLine, 'lines', 'Line by line.');

const fact = z.strictObject({
  label: words('What it is.', 'Wants'),
  value: words('Its value.', 'Boiler repair'),
});

export const facts = twoOrMore(fact, 'facts', 'The facts, in order.');

export const reviewFields = {
  name: words('Who wrote it.', 'Helen P.'),
  source: words('Where it was written.', 'Google'),
  rating,
  text: words('The review.', 'On time and tidy.'),
};
