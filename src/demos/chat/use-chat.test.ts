import { act, renderHook } from '@testing-library/react';
import { fakeClock, pass, sleep, START } from '../clock.fixture';
import { replyTo } from './replies';
import { useChat } from './use-chat';

// The order counts: a message gets the reply of the first rule that has a word of it.
const rules = {
  scheduling: ['schedule', 'appointment', 'book'],
  pricing: ['price', 'cost', 'pricing'],
  features: ['feature', 'what can', 'capabilities'],
  demo: ['demo', 'show me'],
  help: ['help', 'support'],
};
const content = {
  greeting: 'hello',
  replies: Object.entries(rules).map(([reply, keywords]) => ({
    reply,
    keywords,
  })),
  fallback: 'specialist',
};

describe('replyTo', () => {
  test.each(
    content.replies.flatMap(({ reply, keywords }) =>
      keywords.map((word) => [word, reply] as const),
    ),
  )('finds "%s" in any case and within words', (word, reply) => {
    for (const text of [
      word.toUpperCase(),
      `Hi, x${word}s please!`,
      word.replace(' ', '  \n'),
    ])
      expect(replyTo(text, content)).toBe(reply);
  });

  test.each([
    ['Good morning', 'specialist'],
    ['what, can you?', 'specialist'],
    ['sched ule', 'specialist'],
    // The order of the rules counts, not that of the keywords.
    ['Help me with the price', 'pricing'],
    ['Show me what can be done', 'features'],
    ['Support: demo, features, price, schedule', 'scheduling'],
  ])('answers "%s" with %s', (text, reply) => {
    expect(replyTo(text, content)).toBe(reply);
  });
});

describe('useChat', () => {
  fakeClock();

  function startChat() {
    const { result } = renderHook(() => useChat(content));
    const send = (text: string) => act(() => result.current.send(text));
    return { result, send };
  }

  test('starts with a greeting and no timer', () => {
    const { result } = startChat();
    expect(result.current.messages).toEqual([
      { id: 1, text: 'hello', isBot: true, timestamp: START },
    ]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('replies 1,500 ms after a message', () => {
    const { result, send } = startChat();
    pass(100);
    send(' The PRICE? ');
    pass(1499);
    expect(result.current.messages).toHaveLength(2);
    expect(result.current.isTyping).toBe(true);
    pass(1);
    expect(result.current.isTyping).toBe(false);
    expect(result.current.messages.slice(1)).toEqual([
      { id: 2, text: 'The PRICE?', isBot: false, timestamp: START + 100 },
      { id: 3, text: 'pricing', isBot: true, timestamp: START + 1600 },
    ]);
  });

  test.each(['', ' ', '\n\t \u00a0'])('ignores the message %j', (text) => {
    const { result, send } = startChat();
    const before = result.current.messages;
    send(text);
    expect(result.current.messages).toBe(before);
  });

  test('answers several messages in order, each once and when it is due', () => {
    const { result, send } = startChat();
    send('help');
    pass(700);
    send('price');
    send('demo');
    pass(800);
    expect(result.current.messages).toHaveLength(5);
    // A timer that is very late gives the same result.
    sleep(3_600_000);
    expect(
      result.current.messages.map(({ text, timestamp }) => [
        text,
        timestamp - START,
      ]),
    ).toEqual([
      ['hello', 0],
      ['help', 0],
      ['price', 700],
      ['demo', 700],
      ['help', 1500],
      ['pricing', 2200],
      ['demo', 2200],
    ]);
  });
});
