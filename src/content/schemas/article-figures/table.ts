import { z } from 'zod';
import { field, listOf, twoOrMore, variant } from '../builders';
import { text } from '../fields';
import { figureNote, figureTitle } from './captions';

const tableRow = z.strictObject({
  cells: field(
    z.array(z.string()),
    'The cells, one for each column, "" for an empty one; the checker looks. The first one names the row. **Strong words** and [links](/faq) are allowed.',
    ['Enquiries', '8'],
  ),
  total: field(
    z.boolean().optional(),
    'Sets the row off from those above it, which it sums up.',
    true,
  ),
});

/** A table with headings above its columns and beside its rows. */
export const tableFigure = variant('table', 'A table.', {
  title: figureTitle,
  columns: twoOrMore(text, 'columns', 'The headings of the columns.', [
    'A month',
    'Now',
  ]),
  rows: listOf(tableRow, 'row', 'The rows, from the top.'),
  note: figureNote,
}).superRefine(({ columns, rows }, context) => {
  for (const [index, { cells }] of rows.entries())
    if (cells.length !== columns.length)
      context.addIssue({
        code: 'custom',
        path: ['rows', index, 'cells'],
        message: `as many cells as there are columns, ${columns.length}`,
      });
});
