import type { Machine } from './machine';
import { caughtUp } from './machine';

/** A machine at work. */
export interface Run<State, Event> {
  state: () => State;
  send: (event: Event) => void;
  /** Has the listener called after each change, and keeps the timers going; gives what ends both. */
  subscribe: (listener: () => void) => () => void;
}

interface Surroundings {
  now: () => number;
  random: () => number;
}

/**
 * Runs a machine on the browser's timers. A timer only wakes the run up: what has happened is worked out from the
 * clock, so that a timer that comes late, early or once for many loses and doubles nothing. Without a listener there
 * is no timer.
 */
export function createRun<State, Event>(
  machine: Machine<State, Event>,
  { now, random }: Surroundings,
): Run<State, Event> {
  let state = machine.start({ now: now(), random });
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  /** Brings the state up to date, gives it the event, and waits for the next timer. */
  function proceed(event?: Event) {
    const world = { now: now(), random };
    const before = state;
    state = caughtUp(machine, state, world);
    if (event !== undefined) state = machine.reduce(state, event, world);
    wait();
    if (state !== before) for (const listener of listeners) listener();
  }

  const wake = () => proceed();

  function wait() {
    clearTimeout(timeout);
    const timer = listeners.size > 0 ? machine.nextTimer(state) : undefined;
    timeout = timer && setTimeout(wake, Math.max(0, timer.at - now()));
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    if (listeners.size === 1) {
      document.addEventListener('visibilitychange', wake);
      wait();
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      document.removeEventListener('visibilitychange', wake);
      wait();
    };
  }

  return { state: () => state, send: proceed, subscribe };
}
