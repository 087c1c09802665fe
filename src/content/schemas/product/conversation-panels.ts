import { z } from 'zod';
import { field, namedObject } from '../builders';
import { price, text } from '../fields';

// The mock panels that show a conversation.

export const caption = (example: string) =>
  field(text, 'What the panel shows, for screen readers.', example);

export const dialogueLine = namedObject('DialogueLine', {
  speaker: field(z.enum(['customer', 'business']), 'Who says it.', 'customer'),
  text: field(text, 'What is said.', 'Can you fit me in on Thursday?'),
  time: field(text.optional(), 'When, as it is shown.', '09:42'),
});

export const dialogue = z.array(dialogueLine).min(2, 'at least two lines');

export const callPanel = z.strictObject({
  kind: field(z.literal('call'), 'A live call, of SmartCall AI.'),
  caption: caption('A sample call'),
  caller: field(text, 'Who rings.', 'Margaret Ibbotson'),
  dialogue: field(dialogue, 'The conversation, line by line.'),
  intent: field(text, 'What the caller wants.', 'Boiler repair'),
  booking: field(text, 'What was booked.', 'Thursday, 9am'),
});

export const inboxPanel = z.strictObject({
  kind: field(
    z.literal('inbox'),
    'One inbox over several channels, of Messaging.',
  ),
  caption: caption('A sample inbox'),
  conversations: field(
    z
      .array(
        namedObject('PanelConversation', {
          name: field(text, 'With whom.', 'Emre Kaplan'),
          channel: field(
            z.enum(['SMS', 'WhatsApp', 'Email', 'Facebook', 'Instagram']),
            'Where it came from.',
            'WhatsApp',
          ),
          preview: field(text, 'How it starts.', 'Is Saturday still free?'),
          time: field(text, 'When, as it is shown.', '09:42'),
          unread: field(z.boolean(), 'true while nobody has read it.', true),
        }),
      )
      .min(3, 'at least three conversations'),
    'The conversations, the newest first.',
  ),
  dialogue: field(dialogue, 'The open conversation, line by line.'),
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
