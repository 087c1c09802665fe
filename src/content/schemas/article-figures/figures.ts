import { z } from 'zod';
import {
  field,
  listOf,
  oneForEachColumn,
  twoOrMore,
  variant,
} from '../builders';
import { nonEmptyText, wholeNumber } from '../fields';
import { flag, heading, smallPrint, texts, text } from '../shared-fields';

const title = text('What the figure shows, in a few words.', 'Six lost calls');

const note = smallPrint('Source: an invented plumber.').optional();

/** A figure of an article: a title, the fields of its kind, and small print. */
export function figure<Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) {
  return variant(kind, description, { title, ...shape, note });
}

const bar = z.strictObject({
  value: field(wholeNumber, 'How many, which sets the length of its bar.', 60),
  label: text('What is counted.', 'Missed calls'),
});

export const barsFigure = figure('bars', 'Numbers, each with a bar.', {
  bars: listOf(bar, 'bar', 'The numbers, from the top.'),
});

const screen = z.strictObject({
  label: text('Whose website it is.', 'Lower Mill Garage'),
  title: heading('Brake inspection £35'),
  text: text('What the page says below.', 'Usually next working day.'),
  rows: texts('row', 'What to choose from.', '8:30', '1:15').optional(),
  button: text('Its button.', 'Book a slot').optional(),
  outcome: text('What comes of it, below the phone.', 'Booked'),
});

export const screensFigure = figure('screens', 'Websites on phones.', {
  screens: listOf(screen, 'screen', 'The phones, in order.'),
});

const tableRow = z.strictObject({
  cells: field(
    z.array(z.string()),
    'The cells, one for each column, "" for an empty one. The first one names the row. **Strong words** and [links](/faq) are allowed.',
    ['Enquiries', '8'],
  ),
  total: flag('Sets the row off from those above it, which it sums up.'),
});

const COLUMNS = ['A month', 'Now'];

export const tableFigure = figure('table', 'A table.', {
  columns: twoOrMore(
    nonEmptyText,
    'columns',
    'The headings of the columns.',
    COLUMNS,
  ),
  rows: listOf(tableRow, 'row', 'The rows, from the top.'),
}).superRefine(oneForEachColumn('rows', 'cells'));
