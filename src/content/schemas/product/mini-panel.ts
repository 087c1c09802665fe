import { z } from 'zod';
import { field, graphqlField, namedObject } from '../builders';
import { rating } from '../common';
import { price, text } from '../fields';
import { icon } from '../icons';
import { dialogueLine, facts } from './panel-parts';

// A mini panel: one small part of a product's interface with sample data, beside the words that describe it.

const title = field(text, 'The line at its top.', 'Call note');

const messages = z.strictObject({
  kind: field(z.literal('messages'), 'A few lines of a conversation.'),
  name: field(text, 'With whom.', 'Farida Hussain'),
  channel: field(text.optional(), 'By which channel.', 'Text message'),
  dialogue: field(
    z.array(dialogueLine).min(1, 'at least one line'),
    'The conversation, line by line.',
  ),
  own: field(
    z.enum(['customer', 'business']).optional(),
    'Whose screen this is: their lines are on the right. Left out, that of the business.',
    'customer',
  ),
});

const notice = z.strictObject({
  kind: field(z.literal('notice'), 'A notification on a phone.'),
  icon: field(icon, 'The drawing beside it.'),
  title,
  text: field(text, 'What it says.', 'Wednesday, 8am, with Marek'),
  time: field(text.optional(), 'When, as it is shown.', 'now'),
});

const appointment = z.strictObject({
  kind: field(z.literal('appointment'), 'A slip of a calendar.'),
  day: field(text, 'The day of the week, in short.', 'Wed'),
  date: field(text, 'The day of the month.', '15'),
  time: field(text, 'From when to when.', '8am–10am'),
  title,
  text: field(text, 'Whom it is with, or where.', 'Farida Hussain, Bramhall'),
});

const review = z.strictObject({
  kind: field(z.literal('review'), 'A review with its stars.'),
  name: field(text, 'Who wrote it.', 'Helen P.'),
  source: field(text, 'Where it stands.', 'Google'),
  rating: field(rating, 'Stars from 1 to 5.'),
  text: field(text, 'The review.', 'On time and tidy.'),
});

const payment = z.strictObject({
  kind: field(z.literal('payment'), 'A payment that has come in.'),
  amount: field(price, 'How much, in pounds.', '£240'),
  title,
  status: field(text, 'What has become of it.', 'Paid at 10:04'),
});

const steps = z.strictObject({
  kind: field(z.literal('steps'), 'Steps of a workflow, one below the other.'),
  title,
  steps: field(z.array(text).min(2, 'at least two steps'), 'The steps.', [
    'Wait three days',
    'Send a reminder',
  ]),
});

const factsPart = z.strictObject({
  kind: field(z.literal('facts'), 'A record: labels with their values.'),
  title,
  facts: field(facts, 'The facts, in order.'),
});

const record = z.strictObject({
  kind: field(
    z.literal('record'),
    'A customer’s record: what happened, read downwards.',
  ),
  title,
  text: field(text, 'What is known of the customer.', 'Customer since 2022'),
  entries: field(
    z
      .array(
        namedObject('RecordEntry', {
          icon: field(icon, 'The drawing beside it.'),
          title: field(text, 'What happened.', 'Quote, £640'),
          text: field(text, 'What came of it.', 'Accepted the next day'),
          time: field(text, 'When, as it is shown.', '14 March'),
        }),
      )
      .min(2, 'at least two entries'),
    'The entries, the oldest first.',
  ),
});

const bars = z.strictObject({
  kind: field(z.literal('bars'), 'A small bar chart.'),
  title,
  bars: field(
    z
      .array(
        namedObject('MiniBar', {
          label: field(text, 'What it counts.', 'Google ads'),
          value: field(
            z.number().nonnegative(),
            'How much, which sets its length.',
            12,
          ),
          shown: field(text, 'The figure as it is shown.', '12 jobs'),
        }),
      )
      .min(2, 'at least two bars'),
    'The bars, in order.',
  ),
});

const choices = z.strictObject({
  kind: field(z.literal('choices'), 'Choices side by side, one of them taken.'),
  title,
  choices: field(z.array(text).min(2, 'at least two choices'), 'The choices.', [
    '9am',
    '10:30am',
  ]),
  chosen: field(text.optional(), 'The choice that is taken.', '10:30am'),
});

export const miniPanel = z
  .discriminatedUnion('kind', [
    messages,
    notice,
    appointment,
    review,
    payment,
    steps,
    factsPart,
    record,
    bars,
    choices,
  ])
  .register(graphqlField, { type: 'JSON', directive: '' });

export type MiniPanelData = z.infer<typeof miniPanel>;
