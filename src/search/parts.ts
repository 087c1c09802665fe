import type { Range } from './ranges';

/** A piece of a text, and whether it is to be marked. */
export interface Part {
  text: string;
  isMarked: boolean;
}

/**
 * Takes a text, the stretches to mark, in order, and where in the whole that those count in the text begins; gives
 * the text in marked and unmarked pieces, none of them empty.
 */
export function partsOf(
  text: string,
  ranges: readonly Range[],
  offset = 0,
): Part[] {
  const parts: Part[] = [];
  let done = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > done) parts.push({ text: text.slice(done, end), isMarked });
    done = Math.max(done, end);
  };
  for (const { start, end } of ranges) {
    add(Math.min(start - offset, text.length), false);
    add(Math.min(end - offset, text.length), true);
  }
  add(text.length, false);
  return parts;
}
