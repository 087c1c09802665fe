/** The number of leads or call records that a demo keeps. */
const MAX_ITEMS = 5;

/** A list, newest first, with a new item; it keeps the newest five. */
export const withNewest = <Item>(item: Item, items: readonly Item[]) =>
  [item, ...items].slice(0, MAX_ITEMS);

/** A number from 0 up to, but not including, 1. Tests pass their own. */
export type Random = () => number;

/** A whole number from `lowest` to `highest`, both included. */
export function randomInteger(
  random: Random,
  lowest: number,
  highest: number,
): number {
  return lowest + Math.floor(random() * (highest - lowest + 1));
}

/** A random item. Throws for an empty list. */
export function pickRandom<Item>(random: Random, items: readonly Item[]): Item {
  const picked = items[randomInteger(random, 0, items.length - 1)];
  if (picked === undefined) throw new Error('There is nothing to choose from');
  return picked;
}
