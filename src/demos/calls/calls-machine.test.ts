import { MachineDriver, START, randomSequence } from '../machine.fixture';
import { type CallsEvent, callsMachine } from './calls-machine';

const CALLERS = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
const OUTCOMES = ['appointment', 'qualified', 'information', 'callback'];

const machine = callsMachine({
  callers: CALLERS,
  summaries: OUTCOMES.map((outcome) => ({
    outcome,
    summary: `So: ${outcome}`,
  })),
});

const startCalls = (random?: () => number) =>
  new MachineDriver(machine, random);
const RING: CallsEvent = { type: 'ring' };

test.each([
  [1000, 1],
  [3000, 2],
  [5000, 3],
  [7000, 4],
  [9000, 5],
])('after %i ms line %i is said', (ms, line) => {
  const calls = startCalls();
  calls.send(40, RING);
  expect(calls.at(ms + 39).call?.said).toBe(line - 1);
  expect(calls.at(ms + 40).call?.said).toBe(line);
});

test.each([
  [0, 0, 0, 'Ann', 'appointment', '2:00'],
  [0.5, 0.34, 0.0084, 'Cat', 'qualified', '2:01'],
  [0.99, 0.999, 0.9999, 'Eve', 'information', '4:00'],
])(
  'a call becomes a record after 10 s, with random fields (%d, %d, %d)',
  (first, second, third, caller, outcome, duration) => {
    const calls = startCalls(randomSequence(first, second, third));
    calls.send(40, RING);
    expect(calls.at(10_039).records).toEqual([]);
    // A timer that is very late gives the same result.
    calls.at(3_600_000);
    const summary = `So: ${outcome}`;
    const timestamp = START + 10_040;
    expect(calls.state).toEqual({
      records: [{ id: 1, caller, duration, outcome, timestamp, summary }],
      nextId: 2,
    });
    expect(calls.isWaiting).toBe(false);
  },
);

test('ignores another call during a call', () => {
  const calls = startCalls();
  calls.send(0, RING);
  const during = calls.at(5000);
  expect(calls.send(5000, RING)).toBe(during);
});

test('keeps the newest five records, newest first', () => {
  const calls = startCalls();
  for (let count = 0; count < 6; count++) calls.send(count * 10_000, RING);
  expect(calls.at(60_000).records.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
});
