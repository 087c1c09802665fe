/** A gap between page numbers. */
export const GAP = '…';

/** With this many pages or fewer, all their numbers show. */
const MOST_WITHOUT_GAPS = 7;

/** How many numbers show at the end of the list that the current page is near. */
const RUN = 5;

/**
 * Takes the current page and how many there are, both from 1; gives the numbers to show, with gaps between runs
 * (SPEC.md section 9, "Blog").
 */
export function pageNumbers(
  current: number,
  last: number,
): (number | typeof GAP)[] {
  if (last <= MOST_WITHOUT_GAPS) return range(1, last);
  if (current <= 4) return [...range(1, RUN), GAP, last];
  if (current >= last - 3) return [1, GAP, ...range(last - RUN + 1, last)];
  return [1, GAP, ...range(current - 1, current + 1), GAP, last];
}

function range(from: number, to: number): number[] {
  return Array.from(
    { length: Math.max(0, to - from + 1) },
    (_, index) => from + index,
  );
}
