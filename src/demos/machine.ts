import { useState, useSyncExternalStore } from 'react';

/** The number of leads, and of call records, that are kept (SPEC.md section 9). */
export const LIST_CAP = 5;

/** A machine's inputs besides its state and the event. */
export interface Environment {
  /** The time in ms since 1970. */
  now: number;
  /** A source of random numbers, like Math.random. */
  random: () => number;
}

/** A demo's state machine, without React: timers are data, so that tests need no clock. */
export interface Machine<State, Event> {
  initialState: (environment: Environment) => State;
  /** Returns the same object when the event changes nothing. */
  reduce: (state: State, event: Event, environment: Environment) => State;
  /** The event that the state waits for, and when it is due, in ms since 1970. */
  nextTimer: (state: State) => { at: number; event: Event } | undefined;
}

/** Applies every timer that is due by now, in order and each at its own time, however late the browser is. */
export function fastForward<State, Event>(
  machine: Machine<State, Event>,
  state: State,
  { now, random }: Environment,
): State {
  let current = state;
  for (
    let timer = machine.nextTimer(current);
    timer && timer.at <= now;
    timer = machine.nextTimer(current)
  )
    current = machine.reduce(current, timer.event, { now: timer.at, random });
  return current;
}

/** A whole number from `lowest` to `highest`, both included. */
export function randomInteger(
  random: Environment['random'],
  lowest: number,
  highest: number,
): number {
  return lowest + Math.floor(random() * (highest - lowest + 1));
}

/** One of the items. Throws when there are none. */
export function pickRandom<Item>(
  random: Environment['random'],
  items: readonly Item[],
): Item {
  const picked = items[randomInteger(random, 0, items.length - 1)];
  if (picked === undefined) throw new Error('There is nothing to choose from');
  return picked;
}

const browser = { now: () => Date.now(), random: () => Math.random() };

/** Runs a machine for as long as the component is mounted. It is made once, outside of React's rendering. */
export function useMachine<State, Event>(
  makeMachine: () => Machine<State, Event>,
) {
  const [store] = useState(() => createStore(makeMachine(), browser));
  const state = useSyncExternalStore(store.subscribe, store.getState);
  return { state, send: store.send };
}

/**
 * Runs a machine on the browser's timers. A timer only wakes the store, which works out its state from the clock: a
 * throttled or early timer loses and repeats nothing. Timers run only while something listens.
 */
export function createStore<State, Event>(
  machine: Machine<State, Event>,
  { now, random }: typeof browser,
) {
  let state = machine.initialState({ now: now(), random });
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function update(event?: Event) {
    const environment = { now: now(), random };
    const before = state;
    state = fastForward(machine, state, environment);
    if (event !== undefined) state = machine.reduce(state, event, environment);
    schedule();
    if (state !== before) for (const listener of listeners) listener();
  }

  const wake = () => update();

  function schedule() {
    clearTimeout(timeout);
    const timer = listeners.size > 0 ? machine.nextTimer(state) : undefined;
    timeout = timer && setTimeout(wake, Math.max(0, timer.at - now()));
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    if (listeners.size === 1) {
      document.addEventListener('visibilitychange', wake);
      schedule();
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      document.removeEventListener('visibilitychange', wake);
      schedule();
    };
  }

  const send = (event: Event) => update(event);
  return { getState: () => state, send, subscribe };
}
