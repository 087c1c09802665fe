import { z } from 'zod';
import {
  field,
  listOf,
  oneForEachColumn,
  twoOrMore,
  variant,
} from '../builders';
import { fromZero, positiveNumber, text, wholeNumber } from '../fields';
import { flag, richWords, smallPrint, words } from '../shared-fields';

const title = words('What the figure shows, in a few words.', 'Six lost calls');

const note = smallPrint('Source: an invented plumber.').optional();

/** A figure of an article: between its title and its small print the fields of its kind. */
export function figure<Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) {
  return variant(kind, description, { title, ...shape, note });
}

const scorePart = z.strictObject({
  label: words('What the points are for.', 'In your area'),
  points: field(positiveNumber, 'How many points at most.', 100),
});

const scoreBand = z.strictObject({
  from: field(fromZero, 'The lowest score it is for.', 80),
  label: words('The scores, as they are shown.', '80 or more'),
  text: words('What to do with such a score.', 'Ring within the hour'),
});

export const scoreFigure = figure('score', 'A score made of weighted parts.', {
  parts: listOf(scorePart, 'part', 'The parts, in order.'),
  total: field(wholeNumber, 'What the parts come to.', 100),
  bands: listOf(scoreBand, 'band', 'From the highest score down.').optional(),
}).superRefine(({ parts, total, bands = [] }, context) => {
  const sum = parts.reduce((points, part) => points + part.points, 0);
  if (sum !== total)
    context.addIssue({
      code: 'custom',
      path: ['total'],
      message: `what the parts come to, ${sum}`,
    });
  let end = total;
  for (const [index, band] of bands.entries()) {
    if (band.from >= end)
      context.addIssue({
        code: 'custom',
        path: ['bands', index, 'from'],
        message: `a number below ${end}: bands go from the highest down`,
      });
    end = band.from;
  }
});

const tableRow = z.strictObject({
  cells: field(
    z.array(z.string()),
    'The cells, one for each column, "" for an empty one. The first one names the row. **Strong words** and [links](/faq) are allowed.',
    ['Enquiries', '8'],
  ),
  total: flag('Sets the row off from those above it, which it sums up.'),
});

const columns = ['A month', 'Now'];

export const tableFigure = figure('table', 'A table.', {
  columns: twoOrMore(text, 'columns', 'The headings of the columns.', columns),
  rows: listOf(tableRow, 'row', 'The rows, from the top.'),
}).superRefine(oneForEachColumn('rows', 'cells'));

const moment = z.strictObject({
  at: field(
    z.number().nonnegative('a number from 0 up'),
    'How long after the start, in days, minutes or whatever all of them are in: it sets the distances.',
    2,
  ),
  label: words('When, as it is shown.', 'Day 2'),
  text: richWords('What happens then.', 'Offer a time.'),
});

export const timelineFigure = figure('timeline', 'Moments, true to scale.', {
  moments: twoOrMore(moment, 'moments', 'The moments, from the first.', [
    { at: 0, label: 'Day 0', text: 'Send the quote.' },
    { at: 2, label: 'Day 2', text: 'Offer a time.' },
  ]),
}).superRefine(({ moments }, context) => {
  let last = -1;
  for (const [index, { at }] of moments.entries()) {
    if (at <= last)
      context.addIssue({
        code: 'custom',
        path: ['moments', index, 'at'],
        message: `a number above ${last}: moments go from the first to the last`,
      });
    last = at;
  }
});

const weekDay = z.strictObject({
  day: words('The day.', 'Monday'),
  tag: words('What kind of day it is, in a word.', 'Useful').optional(),
  text: richWords('What is planned.', 'How to check a tyre with a coin.'),
  highlighted: flag('Sets it off from the others.'),
});

const days = listOf(weekDay, 'day', 'The days, in order.');

export const weekFigure = figure('week', 'The plan of a week, day by day.', {
  days: days.max(7, 'at most seven days'),
});
