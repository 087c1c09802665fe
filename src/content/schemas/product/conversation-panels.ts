import { z } from 'zod';
import { field, namedObject } from '../builders';
import { price, text } from '../fields';
import { dialogue, facts } from './panel-parts';

// The mock panels that show a conversation.

export const caption = (example: string) =>
  field(text, 'What the panel shows, for screen readers.', example);

export const channel = z.enum([
  'SMS',
  'WhatsApp',
  'Email',
  'Facebook',
  'Instagram',
]);

export type Channel = z.infer<typeof channel>;

export const user = field(
  text,
  'Who has signed in, shown by initials.',
  'Carys Bowen',
);

export const callPanel = z.strictObject({
  kind: field(z.literal('call'), 'A live call, of SmartCall AI.'),
  caption: caption('A sample call'),
  user,
  caller: field(text, 'Who rings.', 'Margaret Ibbotson'),
  dialogue: field(dialogue, 'The conversation, line by line.'),
  elapsed: field(text, 'How long the call has lasted.', '1:42'),
  intent: field(text, 'What the caller wants.', 'Boiler repair'),
  booking: field(text, 'What was booked.', 'Thursday, 9am'),
});

const conversations = z
  .array(
    namedObject('PanelConversation', {
      name: field(text, 'With whom.', 'Emre Kaplan'),
      channel: field(channel, 'Where it came from.', 'WhatsApp'),
      preview: field(text, 'How it starts.', 'Is Saturday still free?'),
      time: field(text, 'When, as it is shown.', '09:42'),
      unread: field(z.boolean(), 'true while nobody has read it.', true),
    }),
  )
  .min(3, 'at least three conversations');

export const inboxPanel = z.strictObject({
  kind: field(z.literal('inbox'), 'One inbox over several channels.'),
  caption: caption('A sample inbox'),
  user,
  conversations: field(conversations, 'The conversations, the newest first.'),
  dialogue: field(dialogue, 'The open conversation, line by line.'),
  draft: field(
    text.optional(),
    'The reply that is being typed. Left out, the message field is empty.',
    'See you then! I’ll',
  ),
});

export const conversationPanel = z.strictObject({
  kind: field(
    z.literal('conversation'),
    'One conversation that changes channel and is handed over, of Messaging.',
  ),
  caption: caption('A sample conversation'),
  user,
  conversations: field(conversations, 'The conversations, the open one first.'),
  threads: field(
    z
      .array(
        namedObject('PanelThread', {
          channel: field(channel, 'By which channel.', 'WhatsApp'),
          event: field(
            text,
            'What is said of it, such as who answers.',
            'The AI assistant answers',
          ),
          memo: field(
            text.optional(),
            'A note that only the team can read.',
            'Two visits, not one.',
          ),
          dialogue: field(dialogue, 'The lines on this channel.'),
        }),
      )
      .min(2, 'at least two channels'),
    'The conversation by channel, in order.',
  ),
  draft: field(text, 'The reply that is being typed.', 'See you then! I’ll'),
  facts: field(facts, 'What the record says of the customer.'),
});

export const chatPanel = z.strictObject({
  kind: field(z.literal('chat'), 'The chat on a shop’s page, of Webchat.'),
  caption: caption('A sample chat'),
  shop: field(text, 'The shop’s name.', 'Thorny Flowers'),
  shopItems: field(
    z
      .array(
        namedObject('PanelShopItem', {
          name: field(text, 'What it is.', 'Spring bouquet'),
          price: field(price, 'Its price in pounds.', '£32'),
        }),
      )
      .min(2, 'at least two items'),
    'What the shop sells.',
  ),
  dialogue: field(dialogue, 'The conversation, line by line.'),
});

export const paymentsPanel = z.strictObject({
  kind: field(z.literal('payments'), 'A text-to-pay thread, of Payments.'),
  caption: caption('A sample payment'),
  dialogue: field(dialogue, 'The conversation, line by line.'),
  invoice: field(
    namedObject('PanelInvoice', {
      number: field(text, 'Its number.', 'INV-1042'),
      customer: field(text, 'Who pays.', 'Rajiv Menon'),
      item: field(text, 'For what.', 'Boiler service'),
      amount: field(price, 'How much, in pounds.', '£89'),
      paid: field(text, 'When it was paid.', 'Paid at 10:04'),
    }),
    'The invoice that is paid.',
  ),
});
