import { act, renderHook } from '@testing-library/react';
import { type Machine, useMachine } from './machine';

interface State {
  since?: number;
  ticks: readonly number[];
}

/** Ticks once a second, three times. */
const machine: Machine<State, 'start' | 'tick'> = {
  initialState: () => ({ ticks: [] }),
  reduce: (state, event, { now }) => {
    if (event === 'start')
      return state.since ? state : { ...state, since: now };
    return { ...state, ticks: [...state.ticks, now] };
  },
  nextTimer: ({ since, ticks }) =>
    since && ticks.length < 3
      ? { at: since + 1000 * (ticks.length + 1), event: 'tick' }
      : undefined,
};

const NOW = 5_000_000;

function setUp() {
  const { result } = renderHook(() => useMachine(() => machine));
  act(() => result.current.send('start'));
  const ticks = () => result.current.state.ticks.map((tick) => tick - NOW);
  return { result, ticks };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('applies each timer when it is due, and then has none', () => {
  const { ticks } = setUp();
  pass(999);
  expect(ticks()).toEqual([]);
  pass(1);
  expect(ticks()).toEqual([1000]);
  pass(1000);
  pass(1000);
  expect(ticks()).toEqual([1000, 2000, 3000]);
  expect(jest.getTimerCount()).toBe(0);
});

test('catches up when a timer is late', () => {
  const { ticks } = setUp();
  jest.setSystemTime(NOW + 3_600_000);
  pass(1000);
  expect(ticks()).toEqual([1000, 2000, 3000]);
});

test('loses none of two events before the next render', () => {
  const { result, ticks } = setUp();
  act(() => {
    result.current.send('tick');
    result.current.send('tick');
  });
  expect(ticks()).toEqual([0, 0]);
});

test('applies due timers before an event', () => {
  const { result, ticks } = setUp();
  jest.setSystemTime(NOW + 1500);
  act(() => result.current.send('tick'));
  expect(ticks()).toEqual([1000, 1500]);
});
