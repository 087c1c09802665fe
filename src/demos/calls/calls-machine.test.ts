import fc from 'fast-check';
import {
  Driver,
  START,
  scripted,
  tryEverything,
} from '../machine/world.fixture';
import type { CallsEvent } from './calls-machine';
import { callsMachine } from './calls-machine';

const CALLERS = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
const OUTCOMES = ['appointment', 'qualified', 'information', 'callback'];

const machine = callsMachine({
  callers: CALLERS,
  summaries: OUTCOMES.map((outcome) => ({
    outcome,
    summary: `So: ${outcome}`,
  })),
});

const calls = (random?: () => number) => new Driver(machine, random);
const RING: CallsEvent = { type: 'ring' };

test('starts idle and waits for nothing', () => {
  const driver = calls();
  expect(driver.state).toEqual({ records: [], nextId: 1 });
  expect(driver.isWaiting).toBe(false);
});

test.each([
  [0, 0],
  [999, 0],
  [1000, 1],
  [2999, 1],
  [3000, 2],
  [4999, 2],
  [5000, 3],
  [6999, 3],
  [7000, 4],
  [8999, 4],
  [9000, 5],
  [9999, 5],
])('after %i ms %i lines have been said', (ms, said) => {
  const driver = calls();
  driver.send(40, RING);
  expect(driver.at(ms + 40).call).toEqual({
    caller: 'Ann',
    startedAt: START + 40,
    said,
  });
  expect(driver.state.records).toEqual([]);
});

test('at 10 s there is a record, and nobody on the line', () => {
  const driver = calls(scripted(0.99, 0.5, 0.5));
  driver.send(40, RING);
  driver.at(10_040);
  expect(driver.state).toEqual({
    records: [
      {
        id: 1,
        caller: 'Eve',
        duration: '3:00',
        outcome: 'qualified',
        timestamp: START + 10_040,
        summary: 'So: qualified',
      },
    ],
    nextId: 2,
  });
  expect(driver.isWaiting).toBe(false);
});

test.each([
  [0, 0, 'appointment', '2:00'],
  [0.34, 0.0084, 'qualified', '2:01'],
  [0.999, 0.9999, 'information', '4:00'],
])(
  'chance decides on outcome and duration: %d, %d',
  (first, second, outcome, duration) => {
    const driver = calls(scripted(0, first, second));
    driver.send(0, RING);
    expect(driver.at(10_000).records).toMatchObject([{ outcome, duration }]);
  },
);

test('each of the five callers can ring', () => {
  const rung = CALLERS.map((_, index) => {
    const driver = calls(() => (index + 0.5) / 5);
    return driver.send(0, RING).call?.caller;
  });
  expect(rung).toEqual(CALLERS);
});

test('during a call nobody else gets through', () => {
  const driver = calls();
  driver.send(0, RING);
  const during = driver.at(5000);
  expect(driver.send(5000, RING)).toBe(during);
  expect(driver.at(60_000).records).toHaveLength(1);
});

test('five records are kept, the newest on top', () => {
  const driver = calls();
  for (let count = 0; count < 5; count++) driver.send(count * 10_000, RING);
  expect(driver.at(50_000).records.map(({ id }) => id)).toEqual([
    5, 4, 3, 2, 1,
  ]);
  driver.send(50_000, RING);
  expect(driver.at(60_000).records.map(({ id }) => id)).toEqual([
    6, 5, 4, 3, 2,
  ]);
});

test('a page that slept through a call has one record, from when the call ended', () => {
  const driver = calls();
  driver.send(0, RING);
  driver.at(3500);
  driver.at(3_600_000);
  driver.at(7_200_000);
  expect(driver.state.records.map(({ timestamp }) => timestamp)).toEqual([
    START + 10_000,
  ]);
});

test('a page that slept for a part of a call shows that part', () => {
  const driver = calls();
  driver.send(0, RING);
  expect(driver.at(7500).call?.said).toBe(4);
});

test('starting over ends the call without a record and uses no id again', () => {
  const driver = calls();
  driver.send(0, RING);
  driver.send(10_000, RING);
  driver.send(15_000, { type: 'restart' });
  expect(driver.at(60_000).records).toEqual([]);
  driver.send(60_000, RING);
  expect(driver.at(70_000).records.map(({ id }) => id)).toEqual([2]);
});

test('whatever is pressed and whenever: five records at most, ids unique, all fields right', () => {
  const event = fc.oneof(
    { weight: 3, arbitrary: fc.constant<CallsEvent>({ type: 'ring' }) },
    fc.constant<CallsEvent>({ type: 'say' }),
    fc.constant<CallsEvent>({ type: 'hang-up' }),
    fc.constant<CallsEvent>({ type: 'restart' }),
  );
  tryEverything(calls, event, 15_000, ({ call, records, nextId }, now) => {
    expect(records.length).toBeLessThanOrEqual(5);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    if (call) {
      expect(CALLERS).toContain(call.caller);
      expect(call.said).toBeLessThanOrEqual(5);
      expect(now + START - call.startedAt).toBeLessThan(10_000);
    }
    for (const record of records) {
      expect(record.id).toBeLessThan(nextId);
      expect(OUTCOMES.slice(0, 3)).toContain(record.outcome);
      expect(record.summary).toBe(`So: ${record.outcome}`);
      expect(record.duration).toMatch(/^(?:[23]:[0-5]\d|4:00)$/);
    }
  });
});
