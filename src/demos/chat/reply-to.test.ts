/** @jest-environment node */
import { only, repositoryContent } from '../../content/test-support';
import { replyTo } from './reply-to';

const { chat } = only(repositoryContent().Demos);
const [scheduling, pricing, features, demo, help] = chat.replies.map(
  ({ reply }) => reply,
);

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
    expect(reply).toBeDefined();
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

test('the suggested prompts each have a reply of their own', () => {
  const replies = chat.prompts.map((prompt) => replyTo(prompt, chat));
  expect(new Set(replies).size).toBe(chat.prompts.length);
  expect(replies).not.toContain(chat.fallback);
});
