import { type Machine, createStore } from './machine';

interface State {
  since?: number;
  /** When each tick was due. */
  ticks: readonly number[];
}

/** Ticks three times, once a second. */
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

function setUp(now = () => Date.now()) {
  const store = createStore(machine, { now, random: () => 0 });
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  store.send('start');
  const ticks = () => store.getState().ticks.map((tick) => tick - NOW);
  return { store, listener, unsubscribe, ticks };
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('calls its listeners after each change, and only then', () => {
  const { store, listener, ticks } = setUp();
  store.send('start');
  jest.advanceTimersByTime(999);
  expect(listener).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(60_000);
  expect(ticks()).toEqual([1000, 2000, 3000]);
  expect(jest.getTimerCount()).toBe(0);
});

test('has no timer without a listener, and catches up with the next one', () => {
  const { store, unsubscribe, ticks } = setUp();
  unsubscribe();
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(2500);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ticks()).toEqual([]);
  store.subscribe(() => undefined);
  jest.advanceTimersByTime(0);
  expect(ticks()).toEqual([1000, 2000]);
  expect(jest.getTimerCount()).toBe(1);
});

test('ignores a timer that fires early, and sets it again', () => {
  let early = 0;
  const { ticks } = setUp(() => Date.now() - early);
  early = 3;
  jest.advanceTimersByTime(1000);
  expect(ticks()).toEqual([]);
  jest.advanceTimersByTime(3);
  expect(ticks()).toEqual([1000]);
});

test.each([
  ['a late timer', () => jest.advanceTimersByTime(1000)],
  [
    'a return to the tab',
    () => document.dispatchEvent(new Event('visibilitychange')),
  ],
])('catches up after %s', (_name, wake) => {
  const { ticks } = setUp();
  jest.setSystemTime(NOW + 3_600_000);
  wake();
  expect(ticks()).toEqual([1000, 2000, 3000]);
});

test('applies due timers before an event', () => {
  const { store, ticks } = setUp();
  jest.setSystemTime(NOW + 1500);
  store.send('tick');
  expect(ticks()).toEqual([1000, 1500]);
});
