/** The middle one; of an even number the lower of the two. */
export const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

/** Takes objects with the same figures; gives one with the median of each. */
export function medians(objects) {
  const of = (name) => median(objects.map((figures) => figures[name]));
  return Object.fromEntries(
    Object.keys(objects[0]).map((name) => [name, of(name)]),
  );
}

/** Prints rows, each an object of the same columns, as a table of Markdown. */
export function printTable(rows) {
  const columns = Object.keys(rows[0]);
  const line = (cells) =>
    `| ${cells.map((cell) => cell.toLocaleString('en-GB')).join(' | ')} |`;
  const aligned = columns.map((_, place) => (place === 0 ? '---' : '--:'));
  const lines = [columns, aligned, ...rows.map(Object.values)];
  console.log(`\n${lines.map(line).join('\n')}`);
}
