import { act, renderHook } from '@testing-library/react';
import {
  fakeClock,
  pass,
  randomSequence,
  sleep,
  START,
} from '../clock.fixture';
import { useCalls } from './use-calls';

const OUTCOMES = ['appointment', 'qualified', 'information', 'callback'];
const content = {
  callers: ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'],
  summaries: OUTCOMES.map((outcome) => ({
    outcome,
    summary: `So: ${outcome}`,
  })),
};

fakeClock();

function startCall(random = randomSequence()) {
  const { result } = renderHook(() => useCalls(content, random));
  act(() => result.current.ring());
  return result;
}

test.each([
  [1000, 1],
  [3000, 2],
  [5000, 3],
  [7000, 4],
  [9000, 5],
])('after %i ms line %i is said', (ms, line) => {
  const result = startCall();
  pass(ms - 1);
  expect(result.current.call?.said).toBe(line - 1);
  pass(1);
  expect(result.current.call?.said).toBe(line);
});

test.each([
  [0, 0, 0, 'Ann', 'appointment', '2:00'],
  [0.5, 0.34, 0.0084, 'Cat', 'qualified', '2:01'],
  [0.99, 0.999, 0.9999, 'Eve', 'information', '4:00'],
])(
  'a call becomes a record after 10 s, with random fields (%d, %d, %d)',
  (first, second, third, caller, outcome, duration) => {
    const result = startCall(randomSequence(first, second, third));
    pass(9_999);
    expect(result.current.records).toEqual([]);
    // A timer that is very late gives the same result.
    sleep(3_600_000);
    const summary = `So: ${outcome}`;
    const timestamp = START + 10_000;
    expect(result.current.call).toBeUndefined();
    expect(result.current.records).toEqual([
      { id: 1, caller, duration, outcome, timestamp, summary },
    ]);
    expect(jest.getTimerCount()).toBe(0);
  },
);

test('ignores another call during a call', () => {
  const result = startCall();
  pass(5000);
  const { call } = result.current;
  act(() => result.current.ring());
  expect(result.current.call).toBe(call);
});

test('keeps the newest five records, newest first', () => {
  const result = startCall();
  for (let count = 0; count < 6; count++) {
    pass(10_000);
    act(() => result.current.ring());
  }
  expect(result.current.records.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
});
