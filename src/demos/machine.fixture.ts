import fc from 'fast-check';
import { type Machine, fastForward } from './machine';

/** Where the clock of tests starts, in ms since 1970. */
export const START = Date.parse('2025-03-03T09:00:00Z');

/** A random() that returns these numbers one after the other, then the last one for ever. */
export function randomSequence(...numbers: number[]): () => number {
  let index = 0;
  return () => numbers[Math.min(index++, numbers.length - 1)] ?? 0;
}

/** Runs a machine on a clock that the test sets, in ms since START. */
export class MachineDriver<State, Event> {
  readonly #machine: Machine<State, Event>;
  readonly #random: () => number;
  state: State;

  constructor(machine: Machine<State, Event>, random: () => number = () => 0) {
    this.#machine = machine;
    this.#random = random;
    this.state = machine.initialState({ now: START, random });
  }

  /** Lets time pass until `ms`. */
  at(ms: number): State {
    const environment = { now: START + ms, random: this.#random };
    this.state = fastForward(this.#machine, this.state, environment);
    return this.state;
  }

  send(ms: number, event: Event): State {
    const state = this.at(ms);
    const environment = { now: START + ms, random: this.#random };
    this.state = this.#machine.reduce(state, event, environment);
    return this.state;
  }

  get isWaiting(): boolean {
    return this.#machine.nextTimer(this.state) !== undefined;
  }
}

/** Checks every state of many random runs, in which events are up to `longestWait` ms apart. */
export function checkRandomRuns<State, Event>(
  createDriver: (random: () => number) => MachineDriver<State, Event>,
  event: fc.Arbitrary<Event>,
  longestWait: number,
  /** Gets the time in ms since START. */
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
        const driver = createDriver(randomSequence(...numbers));
        let now = 0;
        for (const [wait, each] of steps) {
          now += wait;
          check(driver.send(now, each), now);
        }
      },
    ),
  );
}
