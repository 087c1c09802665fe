import { useEffect, useState } from 'react';

/** The number of leads or call records that a demo keeps. */
export const MAX_ITEMS = 5;

/** A machine's inputs besides its state and the event. */
interface Environment {
  /** The time in ms since 1970. */
  now: number;
  /** A random number like that of Math.random. */
  random: () => number;
}

/** A demo's state machine, independent of React. Timers are data, so tests need no real clock. */
export interface Machine<State, Event> {
  initialState: (environment: Environment) => State;
  /** Returns the same object if the event changes nothing. */
  reduce: (state: State, event: Event, environment: Environment) => State;
  /** The next timed event and when it is due, in ms since 1970. */
  nextTimer: (state: State) => { at: number; event: Event } | undefined;
}

/** Applies all timers due by now, in order, each at its due time, however late the browser is. */
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

/** A random item. Throws for an empty list. */
export function pickRandom<Item>(
  random: Environment['random'],
  items: readonly Item[],
): Item {
  const picked = items[randomInteger(random, 0, items.length - 1)];
  if (picked === undefined) throw new Error('There is nothing to choose from');
  return picked;
}

/**
 * Runs a machine while the component is mounted. State depends on the clock, so late or early timers, as in hidden
 * tabs, neither lose nor repeat anything.
 */
export function useMachine<State, Event>(
  makeMachine: () => Machine<State, Event>,
) {
  const [machine] = useState(makeMachine);
  const [state, setState] = useState(() =>
    machine.initialState(environment(Date.now())),
  );

  useEffect(() => {
    const timer = machine.nextTimer(state);
    if (!timer) return;
    const timeout = setTimeout(() => {
      // A timer may also fire slightly early.
      const now = Math.max(Date.now(), timer.at);
      setState((former) => fastForward(machine, former, environment(now)));
    }, timer.at - Date.now());
    return () => clearTimeout(timeout);
  }, [machine, state]);

  function send(event: Event) {
    const inputs = environment(Date.now());
    setState((former) =>
      machine.reduce(fastForward(machine, former, inputs), event, inputs),
    );
  }

  return { state, send };
}

const environment = (now: number): Environment => ({
  now,
  random: Math.random,
});
