/** The middle one; of an even number the lower of the two. */
export const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

/** Gives a whole number such as 1,234. */
export const count = (number) => Math.round(number).toLocaleString('en-GB');

/** Prints rows, each an object of the same columns, as a table of Markdown. */
export function printTable(rows) {
  const columns = Object.keys(rows[0]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const aligned = columns.map((_, place) => (place === 0 ? '---' : '--:'));
  const lines = [columns, aligned, ...rows.map(Object.values)];
  console.log(`\n${lines.map(line).join('\n')}`);
}
