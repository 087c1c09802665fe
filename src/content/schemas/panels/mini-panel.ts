import { z } from 'zod';
import { field, graphqlType, listOf, twoOrMore, variant } from '../builders';
import { nonEmptyText, price } from '../fields';
import { icon } from '../icons';
import { text, texts } from '../shared-fields';
import { channel } from './dialogue-panels';
import { dialogueLine, facts, reviewFields } from './parts';

// A mini panel: a small part of a product's interface, with sample data, beside the text that describes it.

const title = text('The line at its top.', 'Call note');

const messages = variant('messages', 'A few lines of a conversation.', {
  name: text('With whom.', 'Farida Hussain'),
  channel: text('By which channel.', 'Text message').optional(),
  dialogue: listOf(dialogueLine, 'line', 'The conversation, line by line.'),
  own: field(
    z.enum(['customer', 'business']).optional(),
    'Whose screen this is: their lines are on the right. Left out, that of the business.',
    'customer',
  ),
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
    note: text('What is said of it.', 'Four addresses, one conversation'),
    threads: twoOrMore(channelThread, 'channels', 'The channels, in order.'),
  },
);

const notice = variant('notice', 'A notification on a phone.', {
  icon,
  title,
  text: text('What it says.', 'Wednesday, 8am, with Marek'),
  time: text('When, as it is shown.', 'now').optional(),
  buttons: texts('button', 'Drawn buttons under it.', 'Reply').optional(),
});

const appointment = variant('appointment', 'A slip of a calendar.', {
  day: text('The day of the week, in short.', 'Wed'),
  date: text('The day of the month.', '15'),
  time: text('From when to when.', '8am–10am'),
  title,
  text: text('Whom it is with, or where.', 'Farida Hussain, Bramhall'),
  others: field(facts.optional(), 'What else is on that day.'),
});

const review = variant('review', 'A review with its stars.', reviewFields);

const listedReview = z.strictObject(reviewFields).omit({ text: true });

const reviews = variant('reviews', 'Reviews of several sites in one list.', {
  reviews: twoOrMore(listedReview, 'reviews', 'The reviews, newest first.'),
});

const payment = variant('payment', 'A payment that has come in.', {
  amount: field(price, 'How much, in pounds.', '£240'),
  title,
  status: text('What has become of it.', 'Paid at 10:04'),
});

const branch = z.strictObject({
  answer: text('The answer that leads here.', 'Yes'),
  step: text('What happens then.', 'Send a thank-you'),
});

const branches = z.array(branch).length(2, 'two branches');

const branchesPanel = variant(
  'branches',
  'A workflow’s question and its two ways.',
  {
    title: text('The question.', 'Paid within three days?'),
    branches: field(branches, 'The two ways.'),
    chosen: text('The answer whose way is taken.', 'Yes').optional(),
  },
);

const factsPanel = variant('facts', 'A record: labels with their values.', {
  title,
  facts,
});

const recordEntry = z.strictObject({
  icon,
  title: text('What happened.', 'Quote, £640'),
  text: text('What came of it.', 'Accepted the next day'),
  time: text('When, as it is shown.', '14 March'),
});

const recordMessage = z.strictObject({
  title: text('The message.', '“When can you come?”'),
  text: text('Since when it waits.', '28 April'),
});

const recordPerson = z.strictObject({
  name: text('Whose record it is.', 'Grace Osei'),
  note: text('What is known of the customer.', 'Customer since 2022'),
  facts,
});

const record = variant('record', 'A part of a customer’s record.', {
  person: field(recordPerson.optional(), 'Its head, above the entries.'),
  entries: listOf(recordEntry, 'entry', 'The entries, the oldest first.'),
  message: field(
    recordMessage.optional(),
    'The message that waits for an answer, below the entries.',
  ),
});

const choices = variant('choices', 'Choices side by side, one of them taken.', {
  title,
  choices: twoOrMore(nonEmptyText, 'choices', 'The choices.', [
    '9am',
    '10:30am',
  ]),
  chosen: text('The choice that is taken.', '10:30am').optional(),
});

export const miniPanel = z
  .discriminatedUnion('kind', [
    messages,
    phone,
    channels,
    notice,
    appointment,
    review,
    reviews,
    payment,
    branchesPanel,
    factsPanel,
    record,
    choices,
  ])
  .register(graphqlType, { type: 'JSON' });

/** A mini panel that overlaps a corner of a larger panel. */
export const cornerPanel = field(
  miniPanel,
  'What lies over a corner of the panel: what comes of it all.',
);

export type MiniPanelData = z.infer<typeof miniPanel>;
export type MiniPanelOf<Kind extends MiniPanelData['kind']> = Extract<
  MiniPanelData,
  { kind: Kind }
>;
