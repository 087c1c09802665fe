/** Where a section begins in the window. */
export interface SectionPosition {
  id: string;
  /** The distance from the top of the window, in px; negative for what has been scrolled past. */
  top: number;
}

/**
 * Takes the sections of a text in their order and the line that reading has reached, in px from the top of the window;
 * gives the id of the section at that line: the last to have begun. `undefined` above the first.
 */
export function currentSection(
  positions: readonly SectionPosition[],
  line: number,
): string | undefined {
  return positions.findLast(({ top }) => top <= line)?.id;
}
