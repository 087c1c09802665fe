import { type Machine, fastForward } from './machine';

/** The start of the test clock, in ms since 1970. */
export const START = Date.parse('2025-03-03T09:00:00Z');

/** A fake Math.random that returns these numbers in turn, and then repeats the last one. */
export function randomSequence(...numbers: number[]): () => number {
  let index = 0;
  return () => numbers[Math.min(index++, numbers.length - 1)] ?? 0;
}

/** Runs a machine on a fake clock, in ms since START. */
export class MachineDriver<State, Event> {
  readonly #machine: Machine<State, Event>;
  readonly #random: () => number;
  state: State;

  constructor(machine: Machine<State, Event>, random: () => number = () => 0) {
    this.#machine = machine;
    this.#random = random;
    this.state = machine.initialState({ now: START, random });
  }

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
