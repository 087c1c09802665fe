import { z } from 'zod';
import { SIGNS } from '../constants';
import { keysOf } from '../tables';
import { poundsIn } from '../text/format';
import {
  field,
  flag,
  heading,
  listOf,
  MARKUP,
  markupText,
  matching,
  nonEmptyText,
  oneForEachColumn,
  prose,
  smallPrint,
  text,
  texts,
  twoOrMore,
  variant,
} from './builders';
import { fromZero } from './fields';

const title = text('What the figure shows, in a few words.', 'Six lost calls');

const note = smallPrint('Source: an invented plumber.').optional();

/** A figure of an article: a title, the fields of its kind, and small print. */
function figure<Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) {
  return variant(kind, description, { title, ...shape, note });
}

const bar = z.strictObject({
  value: field(fromZero, 'How many, which sets the length of its bar.', 60),
  label: text('What is counted.', 'Missed calls'),
});

export const barsFigure = figure('bars', 'Numbers, each with a bar.', {
  bars: listOf(bar, 'bar', 'The numbers, from the top.'),
});

const screen = z.strictObject({
  label: text('Whose website it is.', 'Lower Mill Garage'),
  title: heading('Brake inspection £35'),
  text: prose('What the page says below.', 'Usually next working day.'),
  rows: texts('row', 'What to choose from.', '8:30', '1:15').optional(),
  button: text('Its button.', 'Book a slot').optional(),
  outcome: text('What comes of it, below the phone.', 'Booked'),
});

export const screensFigure = figure('screens', 'Websites on phones.', {
  screens: listOf(screen, 'screen', 'The phones, in order.'),
});

const tableRow = z.strictObject({
  cells: field(
    z.array(markupText(z.string())),
    `The cells, one for each column, which may be empty. The first one names the row. ${MARKUP}.`,
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

const value = matching(
  /^[-−]?[£$]?\d{1,3}(?:,?\d{3})*(?:\.\d+)?%?$/,
  'a figure such as "6", "2.5", "£11,520" or "45%"',
);

const resultValue = matching(
  /^(?:About )?[-−]?[£$]?\d{1,3}(?:,?\d{3})*(?:\.\d+)?%?(?: [a-z]+)?$/,
  'a figure such as "£11,520", "45%" or "About 6 months"',
);

const sign = z.enum(keysOf(SIGNS));

type Sign = z.infer<typeof sign>;

const sumLine = z.strictObject({
  sign: field(
    sign.optional(),
    'What is done with its figure; "equals" is for what the lines above come to. Left out in the first line alone.',
    'times',
  ),
  label: text('What the figure is.', 'The price of a job'),
  value: field(value, 'The figure, as it is shown.', '£240'),
});

const sumResult = z.strictObject({
  value: field(
    resultValue,
    'What the lines come to, as it is shown.',
    '£11,520',
  ),
  label: text('What that is.', 'of work lost in a year'),
});

const exampleLines: z.infer<typeof sumLine>[] = [
  { label: 'Jobs lost in a year', value: '48' },
  { sign: 'times', label: 'The price of a job', value: '£240' },
];

/** A calculation, line by line from the top, with its result. */
export const sumFigure = figure('sum', 'A calculation, with a large result.', {
  lines: twoOrMore(sumLine, 'lines', 'The lines, from the top.', exampleLines),
  result: field(sumResult, 'The result.'),
}).superRefine(({ lines, result }, context) => {
  const check = (shown: string, total: number, path: PropertyKey[]) => {
    // Figures that are no numbers are reported by their own rule.
    if (Number.isNaN(total) || isRounded(shown, total)) return;
    const message = `what the lines come to, ${total.toLocaleString('en-GB', { maximumFractionDigits: 2 })}`;
    context.addIssue({ code: 'custom', path, message });
  };
  let total = 0;
  for (const [index, line] of lines.entries()) {
    if ((line.sign === undefined) !== (index === 0))
      context.addIssue({
        code: 'custom',
        path: ['lines', index, 'sign'],
        message: 'a sign in each line but the first',
      });
    if (line.sign === 'equals')
      check(line.value, total, ['lines', index, 'value']);
    total = operations[line.sign ?? 'plus'](total, numberIn(line.value));
  }
  const shownResult = result.value.replace(/[A-Za-z ]/g, '');
  check(shownResult, total, ['result', 'value']);
});

const operations: Record<Sign, (total: number, value: number) => number> = {
  plus: (total, value) => total + value,
  minus: (total, value) => total - value,
  times: (total, value) => total * value,
  'divided by': (total, value) => total / value,
  equals: (total) => total,
};

function numberIn(value: string): number {
  const number = poundsIn(value.replace('%', ''));
  return value.endsWith('%') ? number / 100 : number;
}

/** Whether a figure equals a number rounded to the figure's decimals. */
function isRounded(shown: string, number: number): boolean {
  const decimals = shown.replace('%', '').split('.')[1]?.length ?? 0;
  const step = numberIn(shown.endsWith('%') ? '1%' : '1') / 10 ** decimals;
  return Math.abs(numberIn(shown) - number) <= step / 2;
}
