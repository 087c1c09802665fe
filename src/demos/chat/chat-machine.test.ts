import fc from 'fast-check';
import { MachineDriver, START } from '../machine.fixture';
import { type ChatEvent, type ChatState, chatMachine } from './chat-machine';
import { replyTo } from './replies';

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

const startChat = () => new MachineDriver(chatMachine(content));

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

describe('chatMachine', () => {
  test('starts with a greeting and no timer', () => {
    const chat = startChat();
    expect(chat.state.messages).toEqual([
      { id: 1, text: 'hello', isBot: true, timestamp: START },
    ]);
    expect(chat.isWaiting).toBe(false);
  });

  test('replies 1,500 ms after a message', () => {
    const chat = startChat();
    chat.send(100, { type: 'send', text: ' The PRICE? ' });
    expect(chat.at(1599).messages).toHaveLength(2);
    expect(chat.state.unanswered).toHaveLength(1);
    expect(chat.at(1600).unanswered).toEqual([]);
    expect(chat.state.messages.slice(1)).toEqual([
      { id: 2, text: 'The PRICE?', isBot: false, timestamp: START + 100 },
      { id: 3, text: 'pricing', isBot: true, timestamp: START + 1600 },
    ]);
  });

  test.each(['', ' ', '\n\t \u00a0'])('ignores the message %j', (text) => {
    const chat = startChat();
    const before = chat.state;
    expect(chat.send(0, { type: 'send', text })).toBe(before);
  });

  test('answers several messages in order, each once and when it is due', () => {
    const chat = startChat();
    chat.send(0, { type: 'send', text: 'help' });
    chat.send(700, { type: 'send', text: 'price' });
    expect(chat.at(1500).messages).toHaveLength(4);
    chat.at(3_600_000);
    expect(
      chat.state.messages.map(({ text, timestamp }) => [
        text,
        timestamp - START,
      ]),
    ).toEqual([
      ['hello', 0],
      ['help', 0],
      ['price', 700],
      ['help', 1500],
      ['pricing', 2200],
    ]);
  });

  test('loses no message and answers none twice, whatever is sent and when', () => {
    const event = fc.oneof(
      fc.record({ type: fc.constant('send' as const), text: fc.string() }),
      fc.constant<ChatEvent>({ type: 'reply' }),
    );
    const steps = fc.array(fc.tuple(fc.nat(2000), event), { maxLength: 40 });
    const check = ({ messages, unanswered }: ChatState) => {
      const own = messages.filter(({ isBot }) => !isBot);
      const replies = messages.length - own.length - 1;
      expect(own.slice(replies)).toEqual(unanswered);
      expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
      const times = messages.map(({ timestamp }) => timestamp);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    };
    fc.assert(
      fc.property(steps, (waits) => {
        const chat = startChat();
        let now = 0;
        for (const [wait, each] of waits) check(chat.send((now += wait), each));
      }),
    );
  });
});
