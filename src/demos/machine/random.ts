import type { World } from './machine';

/** Takes two whole numbers; gives one between them, both included. */
export function wholeNumber(
  random: World['random'],
  lowest: number,
  highest: number,
): number {
  return lowest + Math.floor(random() * (highest - lowest + 1));
}

/** Gives one of the choices. Throws when there are none. */
export function oneOf<Choice>(
  random: World['random'],
  choices: readonly Choice[],
): Choice {
  const chosen = choices[wholeNumber(random, 0, choices.length - 1)];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}
