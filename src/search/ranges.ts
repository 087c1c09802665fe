import type { Folded } from './fold';
import { fold } from './fold';

/** A stretch of a text: from the character at `start` to the one before `end`. */
export interface Range {
  start: number;
  end: number;
}

/** Takes what a visitor typed; gives it as `rangesOf` wants it. Blank text gives "": nothing is asked for. */
export function wantedOf(typed: string): string {
  return fold(typed).text.replace(/ +/g, ' ').trim();
}

/**
 * Takes a folded text and what is wanted; gives the stretches of its source where that stands, in order. They neither
 * overlap nor touch, and never part a letter from its accents.
 */
export function rangesOf(
  { text, starts, ends }: Folded,
  wanted: string,
): Range[] {
  const ranges: Range[] = [];
  if (wanted === '') return ranges;
  let at = text.indexOf(wanted);
  while (at !== -1) {
    const next = at + wanted.length;
    const start = starts[at] ?? 0;
    const end = ends[next - 1] ?? start;
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = end;
    else ranges.push({ start, end });
    at = text.indexOf(wanted, next);
  }
  return ranges;
}
