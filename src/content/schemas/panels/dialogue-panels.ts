import { z } from 'zod';
import { field, listOf, variant } from '../builders';
import { price } from '../fields';
import { text, texts } from '../shared-fields';
import { caption, dialogue, facts, user } from './parts';

export const channel = z.enum([
  'SMS',
  'WhatsApp',
  'Email',
  'Facebook',
  'Instagram',
]);

export type Channel = z.infer<typeof channel>;

export const callPanel = variant('call', 'A live call, of SmartCall AI.', {
  caption: caption('A sample call'),
  user,
  caller: text('Who rings.', 'Margaret Ibbotson'),
  dialogue,
  elapsed: text('How long the call has lasted.', '1:42'),
  facts: field(facts, 'What has been noted of the call.'),
  booking: text('What was booked.', 'Thursday, 9am'),
});

const conversation = z.strictObject({
  name: text('With whom.', 'Emre Kaplan'),
  channel: field(channel, 'Where it came from.', 'WhatsApp'),
  preview: text('How it starts.', 'Is Saturday still free?'),
  time: text('When, as it is shown.', '09:42'),
  unread: field(z.boolean(), 'true while nobody has read it.', true),
});

const conversations = z
  .array(conversation)
  .min(3, 'at least three conversations');

const thread = z.strictObject({
  channel: field(channel, 'By which channel.', 'WhatsApp'),
  event: text('What is said of it, such as who answers.', 'The AI answers'),
  memo: text('A note that only the team can read.', 'Two visits.').optional(),
  dialogue: field(dialogue, 'The lines on this channel.'),
});

export const conversationPanel = variant(
  'conversation',
  'A shared inbox with a conversation, which may change channel.',
  {
    caption: caption('A sample conversation'),
    user,
    conversations: field(conversations, 'All of them, the open one first.'),
    threads: listOf(thread, 'channel', 'Its channels, in order.'),
    draft: text(
      'The reply that is being typed. Left out, the message field is empty.',
      'See you then! I’ll',
    ).optional(),
  },
);

const saleItem = z.strictObject({
  name: text('What it is.', 'Heather mug'),
  price: field(price, 'What it costs, in pounds.', '£14'),
});

export const chatPanel = variant('chat', 'The chat on a shop’s page.', {
  caption: caption('A sample chat'),
  address: text('In the browser’s bar.', 'pipkin-row.example'),
  shop: text('The shop’s name.', 'Pipkin Row'),
  menu: texts('entry', 'The shop’s menu.', 'Shop', 'About'),
  headline: text('The large line on the page.', 'Mugs from Hackney'),
  note: text('A line below it.', 'Closed now, open from 9am'),
  button: text('What its button says.', 'Shop mugs'),
  goods: field(
    z.array(saleItem).length(3, 'three'),
    'What the shop sells, as its picture shows it from left to right.',
  ),
  dialogue,
});

const invoice = z.strictObject({
  number: text('Its number.', 'INV-1042'),
  firm: text('Whose it is.', 'Kestrel Electrical'),
  customer: text('Who pays.', 'Rajiv Menon'),
  item: text('For what.', 'Boiler service'),
  amount: field(price, 'How much, in pounds.', '£89'),
  lines: field(facts, 'What the receipt lists above the amount.'),
  paid: text('When it was paid.', 'Paid at 10:04'),
});

const paymentPage = z.strictObject({
  address: text('The address in the text.', 'larkfield.example/2041'),
  card: field(facts, 'The fields of the card: its number first.'),
  button: text('What its button says.', 'Pay £89'),
});

const paymentSteps = z.strictObject({
  message: text('Above the messages.', 'Invoice by text'),
  payment: text(
    'Above the page on which the customer pays.',
    'Payment by card',
  ),
  receipt: text('Above the receipt.', 'Receipt'),
});

export const paymentsPanel = variant('payments', 'A text-to-pay thread.', {
  caption: caption('A sample payment'),
  steps: field(paymentSteps, 'The titles of the three steps, without numbers.'),
  dialogue,
  page: field(paymentPage, 'The page on which the customer pays.'),
  invoice: field(invoice, 'The invoice that is paid.'),
});
