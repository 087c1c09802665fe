/** Gives numbers from 0 up to 1, always the same for a seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Takes a list and a random number; gives one of the items, or undefined of none. */
export function oneOf<Item>(
  items: readonly Item[],
  random: () => number,
): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
