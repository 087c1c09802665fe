import { useState, useSyncExternalStore } from 'react';
import { type Machine, fastForward } from './machine';

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
