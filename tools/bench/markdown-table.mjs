/**
 * Takes columns, each a title and what makes its cell of a row, and rows; gives a Markdown table as lines of text, as
 * Prettier writes it. The first column stands to the left, all others to the right.
 */
export function markdownTable(columns, rows) {
  const cells = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(3, ...cells.map((row) => row[index].length)),
  );
  const [head, ...body] = cells.map((row) =>
    row.map((cell, index) =>
      index === 0 ? cell.padEnd(widths[index]) : cell.padStart(widths[index]),
    ),
  );
  const rule = widths.map((width, index) =>
    index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`);
}

/** A whole number with its thousands told apart. */
export const count = (number) => Math.round(number).toLocaleString('en-GB');

/** Bytes in kB, with one digit after the point. */
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
