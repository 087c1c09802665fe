import { z } from 'zod';
import { field } from '../described';
import { price, text } from '../fields';
import { namedObject } from '../../generated/graphql-names';

// Blocks of the small websites inside previews where a visitor chooses or fills something in.

/** Appointments to choose from; one can be chosen at a time. */
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
  /** What is said when one is chosen; "{slot}" stands for it. */
  chosen: field(
    text.refine((value) => value.includes('{slot}'), 'a text with "{slot}"'),
    'What is said when one is chosen; {slot} stands for it.',
    'You have chosen {slot}.',
  ),
});

/** Plans side by side. */
export const plansBlock = z.strictObject({
  kind: field(z.literal('plans'), 'Plans side by side.'),
  title: field(text, 'The heading.', 'Pricing'),
  plans: field(
    z
      .array(
        namedObject('PreviewPlan', {
          name: field(text, 'What the plan is called.', 'Team'),
          price: field(price, 'Its price in pounds.', '£29'),
          points: field(
            z.array(text).min(1, 'at least one point'),
            'What it contains.',
            ['Ten people', 'Support by email'],
          ),
        }),
      )
      .min(2, 'at least two plans'),
    'The plans, from the smallest.',
  ),
  button: field(text, 'What each one’s button says.', 'Start a trial'),
});

/** A form as it would look; it can't be sent. */
export const formBlock = z.strictObject({
  kind: field(z.literal('form'), 'A form that can’t be sent.'),
  title: field(text, 'The heading.', 'Write to us'),
  fields: field(
    z.array(text).min(1, 'at least one field'),
    'The names of its fields.',
    ['Name', 'Message'],
  ),
  button: field(text, 'What its button says.', 'Send'),
});
