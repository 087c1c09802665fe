import fc from 'fast-check';
import { Driver, START } from '../machine/world.fixture';
import type { ChatEvent } from './chat-machine';
import { chatMachine } from './chat-machine';

const machine = chatMachine({
  greeting: 'Hello',
  replies: [
    { keywords: ['price'], reply: 'From $99' },
    { keywords: ['help'], reply: 'Of course' },
  ],
  fallback: 'A specialist',
});

const chat = () => new Driver(machine);
const texts = ({ state }: ReturnType<typeof chat>) =>
  state.messages.map(({ text, isBot }) => `${isBot ? 'bot' : 'you'}: ${text}`);

test('greets, waits for nothing', () => {
  const driver = chat();
  expect(driver.state.messages).toEqual([
    { id: 1, text: 'Hello', isBot: true, timestamp: START },
  ]);
  expect(driver.isWaiting).toBe(false);
});

test('types for 1,499 ms and replies at 1,500 ms', () => {
  const driver = chat();
  driver.send(100, { type: 'send', text: ' The PRICE? ' });
  expect(driver.at(1599).messages).toHaveLength(2);
  expect(driver.state.unanswered).toHaveLength(1);
  driver.at(1600);
  expect(driver.state.unanswered).toEqual([]);
  expect(driver.state.messages.slice(1)).toEqual([
    { id: 2, text: 'The PRICE?', isBot: false, timestamp: START + 100 },
    { id: 3, text: 'From $99', isBot: true, timestamp: START + 1600 },
  ]);
});

test.each(['', ' ', '\n\t \u00a0'])('%j is ignored', (text) => {
  const driver = chat();
  const before = driver.state;
  expect(driver.send(0, { type: 'send', text })).toBe(before);
});

test('messages sent while typing are answered in order, each 1.5 s after it was sent', () => {
  const driver = chat();
  driver.send(0, { type: 'send', text: 'help' });
  driver.send(0, { type: 'send', text: 'price' });
  driver.send(1000, { type: 'send', text: 'other' });
  const sent = ['bot: Hello', 'you: help', 'you: price', 'you: other'];
  driver.at(1499);
  expect(texts(driver)).toEqual(sent);
  driver.at(1500);
  expect(texts(driver)).toEqual([...sent, 'bot: Of course', 'bot: From $99']);
  driver.at(2499);
  expect(driver.state.messages).toHaveLength(6);
  driver.at(2500);
  expect(texts(driver).at(-1)).toBe('bot: A specialist');
  expect(driver.isWaiting).toBe(false);
});

test('a page that slept answers everything once, at the times it was due', () => {
  const driver = chat();
  driver.send(0, { type: 'send', text: 'help' });
  driver.send(700, { type: 'send', text: 'price' });
  driver.at(3_600_000);
  driver.at(7_200_000);
  expect(
    driver.state.messages.map(({ timestamp }) => timestamp - START),
  ).toEqual([0, 0, 700, 1500, 2200]);
});

test('starting over forgets messages and replies to come, and uses no id again', () => {
  const driver = chat();
  driver.send(0, { type: 'send', text: 'help' });
  driver.send(500, { type: 'restart' });
  driver.at(10_000);
  expect(driver.state.messages).toEqual([
    { id: 3, text: 'Hello', isBot: true, timestamp: START + 500 },
  ]);
});

test('whatever is sent and whenever: no message lost, none answered twice, ids unique', () => {
  const event = fc.oneof(
    fc.record({ type: fc.constant('send' as const), text: fc.string() }),
    fc.constant<ChatEvent>({ type: 'reply' }),
    fc.constant<ChatEvent>({ type: 'restart' }),
  );
  const step = fc.tuple(fc.nat(2000), event);
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const driver = chat();
      let now = 0;
      for (const [wait, each] of steps) {
        now += wait;
        driver.send(now, each);
        const { messages, unanswered } = driver.state;
        const own = messages.filter(({ isBot }) => !isBot);
        const replies = messages.filter(({ isBot }) => isBot).length - 1;
        expect(own.length).toBe(replies + unanswered.length);
        expect(own.slice(replies)).toEqual(unanswered);
        expect(new Set(messages.map(({ id }) => id)).size).toBe(
          messages.length,
        );
        const times = messages.map(({ timestamp }) => timestamp);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }
      driver.at(now + 1500);
      expect(driver.state.unanswered).toEqual([]);
    }),
  );
});
