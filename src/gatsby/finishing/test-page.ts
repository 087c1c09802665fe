/** Runs a script of pages as a page does: as source text. */
export function runAsText(source: string): void {
  // What is tested is exactly this: that the source runs without anything around it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(source)();
}

/** Gives an element of the tested page; throws when there is none. */
export function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
