import { z } from 'zod';
import { field, listOf, text, variant } from '../builders';
import { caption, channel, dialogue, user } from './parts';

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

export type ConversationPanelData = z.infer<typeof conversationPanel>;
