import fc from 'fast-check';
import type { Machine } from './machine';
import { caughtUp } from './machine';

/** Where the clock of tests starts, in ms since 1970. */
export const START = Date.parse('2025-03-03T09:00:00Z');

/** Gives, one after the other, the numbers it was made from, then the last of them again and again. */
export function scripted(...numbers: number[]): () => number {
  let index = 0;
  return () => numbers[Math.min(index++, numbers.length - 1)] ?? 0;
}

/** A machine in the hands of a test: its clock moves when it is told to, in ms since START. */
export class Driver<State, Event> {
  readonly #machine: Machine<State, Event>;
  readonly #random: () => number;
  state: State;

  constructor(machine: Machine<State, Event>, random: () => number = () => 0) {
    this.#machine = machine;
    this.#random = random;
    this.state = machine.start({ now: START, random });
  }

  /** Lets the machine catch up with a time. */
  at(ms: number): State {
    const world = { now: START + ms, random: this.#random };
    this.state = caughtUp(this.#machine, this.state, world);
    return this.state;
  }

  /** Sends an event at a time. */
  send(ms: number, event: Event): State {
    this.at(ms);
    const world = { now: START + ms, random: this.#random };
    this.state = this.#machine.reduce(this.state, event, world);
    return this.state;
  }

  /** Whether the machine waits for anything. */
  get isWaiting(): boolean {
    return this.#machine.nextTimer(this.state) !== undefined;
  }
}

/**
 * Tries a machine with many runs of events that come up to `longestWait` ms one after the other, whatever chance says.
 * Hands each state, and its time in ms since START, to `check`.
 */
export function tryEverything<State, Event>(
  driverWith: (random: () => number) => Driver<State, Event>,
  event: fc.Arbitrary<Event>,
  longestWait: number,
  check: (state: State, now: number) => void,
): void {
  const step = fc.tuple(fc.nat(longestWait), event);
  const fraction = fc.double({
    min: 0,
    max: 1,
    maxExcluded: true,
    noNaN: true,
  });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 40 }),
      fc.array(fraction, { minLength: 1 }),
      (steps, numbers) => {
        const driver = driverWith(scripted(...numbers));
        let now = 0;
        for (const [wait, each] of steps) {
          now += wait;
          check(driver.send(now, each), now);
        }
      },
    ),
  );
}
