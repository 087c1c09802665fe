/** What a machine knows of the world at the moment of an event. */
export interface World {
  /** The time, in ms since 1970. */
  now: number;
  /** Gives a number from 0 up to but not including 1, as Math.random does. */
  random: () => number;
}

/** An event that comes by itself. */
export interface Timer<Event> {
  /** When, in ms since 1970. */
  at: number;
  event: Event;
}

/** A demo without its looks: what it starts as, what events make of it, and which event the present state waits for. */
export interface Machine<State, Event> {
  start: (world: World) => State;
  /** Gives the state after an event; the same object where the event means nothing. */
  reduce: (state: State, event: Event, world: World) => State;
  nextTimer: (state: State) => Timer<Event> | undefined;
}

/**
 * Takes a state that may have been left alone for a while; gives what has become of it by now: every timer that is due
 * has had its event, in order, at its own time, however late the browser woke the page.
 */
export function caughtUp<State, Event>(
  machine: Machine<State, Event>,
  state: State,
  { now, random }: World,
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
