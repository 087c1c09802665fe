import { z } from 'zod';
import {
  field,
  graphqlType,
  listOf,
  prose,
  text,
  texts,
  twoOrMore,
  variant,
} from '../builders';
import { price } from '../fields';
import { icon } from '../icons';
import { channel, dialogueLine, facts, reviewFields } from './parts';

// A panel snippet: a small part of a product's interface, with sample data, beside the text that describes it.

const title = text('The line at its top.', 'Call note');

const messages = variant('messages', 'A few lines of a conversation.', {
  name: text('With whom.', 'Farida Hussain'),
  channel: text('By which channel.', 'Text message').optional(),
  dialogue: listOf(dialogueLine, 'line', 'The conversation, line by line.'),
});

const phone = variant('phone', 'A conversation on a phone of the firm.', {
  name: text('With whom; only in the first part.', 'Tess Burrow').optional(),
  note: text('By which channel.', 'WhatsApp').optional(),
  dialogue: listOf(dialogueLine, 'line', 'The conversation, line by line.'),
  draft: text('A line being typed, in the last part.', 'See you').optional(),
});

const channelThread = z.strictObject({
  channel: field(channel, 'By which channel.', 'WhatsApp'),
  address: text('From which address or number.', '07700 900341'),
  dialogue: listOf(dialogueLine, 'line', 'The lines on this channel.'),
});

const channels = variant(
  'channels',
  'One conversation with a customer, over several channels.',
  {
    name: text('With whom.', 'Denise Platt'),
    note: prose('What is said of it.', 'Four addresses, one conversation'),
    threads: twoOrMore(channelThread, 'channels', 'The channels, in order.'),
  },
);

const notice = variant('notice', 'A notification, or a question to answer.', {
  icon,
  title,
  text: prose('What it says.', 'Wednesday, 8am, with Marek'),
  time: text('When, as it is shown.', 'now').optional(),
  buttons: texts(
    'button',
    'Drawn buttons under it, the one to press last.',
    'Reply',
  ).optional(),
});

const appointment = variant('appointment', 'A slip of a calendar.', {
  day: text('The day of the week, in short.', 'Wed'),
  date: text('The day of the month.', '15'),
  time: text('From when to when.', '8am–10am'),
  title,
  text: prose('Whom it is with, or where.', 'Farida Hussain, Bramhall'),
});

const review = variant('review', 'A review with its stars.', reviewFields);

const payment = variant('payment', 'A payment that has come in.', {
  amount: field(price, 'How much, in pounds.', '£240'),
  title,
  status: text('What has become of it.', 'Paid at 10:04'),
});

const factsSnippet = variant('facts', 'A record: labels with their values.', {
  title,
  facts,
});

export const panelSnippet = z
  .discriminatedUnion('kind', [
    messages,
    phone,
    channels,
    notice,
    appointment,
    review,
    payment,
    factsSnippet,
  ])
  .register(graphqlType, { type: 'JSON' });

export type PanelSnippetData = z.infer<typeof panelSnippet>;
export type SnippetOf<Kind extends PanelSnippetData['kind']> = Extract<
  PanelSnippetData,
  { kind: Kind }
>;
