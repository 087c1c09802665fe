/** @jest-environment node */
import { replyTo } from './reply-to';

// The rules of SPEC.md section 9, in its order.
const scheduling = 'Which day?';
const pricing = 'From $99/month.';
const features = 'All of these.';
const demo = 'Your email?';
const help = 'I can do this.';
const chat = {
  replies: [
    { keywords: ['schedule', 'appointment', 'book'], reply: scheduling },
    { keywords: ['price', 'cost', 'pricing'], reply: pricing },
    { keywords: ['feature', 'what can', 'capabilities'], reply: features },
    { keywords: ['demo', 'show me'], reply: demo },
    { keywords: ['help', 'support'], reply: help },
  ],
  fallback: 'Shall I find a specialist?',
};

test.each([
  ['schedule', scheduling],
  ['appointment', scheduling],
  ['book', scheduling],
  ['price', pricing],
  ['cost', pricing],
  ['pricing', pricing],
  ['feature', features],
  ['what can', features],
  ['capabilities', features],
  ['demo', demo],
  ['show me', demo],
  ['help', help],
  ['support', help],
])(
  '“%s” has its reply, in any case and in the middle of words',
  (word, reply) => {
    for (const text of [
      word,
      word.toUpperCase(),
      `Hi, ${word}s please!`,
      `x${word}x`,
      word.replace(' ', '  \n'),
    ])
      expect(replyTo(text, chat)).toBe(reply);
  },
);

test('anything else is for a specialist', () => {
  for (const text of ['Good morning', 'what, can you?', '?', 'sched ule'])
    expect(replyTo(text, chat)).toBe(chat.fallback);
});

test.each([
  ['How much does it cost to book?', scheduling],
  ['Help me with the price', pricing],
  ['Show me what can be done', features],
  ['I need help with a demo', demo],
  ['Support: demo, features, price, schedule', scheduling],
])('%s: the first rule in order wins, not the first word', (text, reply) => {
  expect(replyTo(text, chat)).toBe(reply);
});
