import type { Machine } from './machine';
import { createRun } from './run';

/** Counts a tick a second once it is started; each tick remembers when it was due. */
interface State {
  since?: number;
  ticks: readonly number[];
}

const machine: Machine<State, 'start' | 'tick'> = {
  start: () => ({ ticks: [] }),
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
let clock = { now: () => Date.now(), random: () => 0 };

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  clock = { now: () => Date.now(), random: () => 0 };
});
afterEach(() => jest.useRealTimers());

test('tells its listeners of each change, and of nothing else', () => {
  const run = createRun(machine, clock);
  const listener = jest.fn();
  run.subscribe(listener);
  run.send('start');
  run.send('start');
  expect(listener).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(999);
  expect(listener).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(60_000);
  expect(run.state().ticks).toEqual([NOW + 1000, NOW + 2000, NOW + 3000]);
  expect(jest.getTimerCount()).toBe(0);
});

test('has no timer without a listener, and goes on where it should be with the next', () => {
  const run = createRun(machine, clock);
  const leave = run.subscribe(() => undefined);
  run.send('start');
  expect(jest.getTimerCount()).toBe(1);
  leave();
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(2500);
  expect(run.state().ticks).toEqual([]);
  run.subscribe(() => undefined);
  jest.advanceTimersByTime(0);
  expect(run.state().ticks).toEqual([NOW + 1000, NOW + 2000]);
  expect(jest.getTimerCount()).toBe(1);
});

test('a timer that comes too early changes nothing and comes again', () => {
  let early = 5;
  const run = createRun(machine, { ...clock, now: () => Date.now() - early });
  run.subscribe(() => undefined);
  run.send('start');
  early = 8;
  jest.advanceTimersByTime(1000);
  expect(run.state().ticks).toEqual([]);
  jest.advanceTimersByTime(3);
  expect(run.state().ticks).toHaveLength(1);
});

test('a timer that comes late, once for several, loses and doubles nothing', () => {
  const run = createRun(machine, clock);
  run.subscribe(() => undefined);
  run.send('start');
  jest.setSystemTime(NOW + 3_600_000);
  jest.advanceTimersByTime(1000);
  expect(run.state().ticks).toEqual([NOW + 1000, NOW + 2000, NOW + 3000]);
  jest.advanceTimersByTime(60_000);
  expect(run.state().ticks).toHaveLength(3);
});

test('catches up at once when the visitor comes back to the browser’s tab', () => {
  const run = createRun(machine, clock);
  const leave = run.subscribe(() => undefined);
  run.send('start');
  jest.setSystemTime(NOW + 2000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(run.state().ticks).toHaveLength(2);
  leave();
  jest.setSystemTime(NOW + 9000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(run.state().ticks).toHaveLength(2);
});

test('what was due before an event comes before it', () => {
  const run = createRun(machine, clock);
  run.subscribe(() => undefined);
  run.send('start');
  jest.setSystemTime(NOW + 1500);
  run.send('tick');
  expect(run.state().ticks).toEqual([NOW + 1000, NOW + 1500]);
});
