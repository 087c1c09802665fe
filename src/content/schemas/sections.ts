import { z } from 'zod';
import {
  field,
  listOf,
  matching,
  namedObject,
  numberedInOrder,
  objects,
  oneForEachColumn,
  twoOrMore,
} from './builders';
import { nonEmptyText } from './fields';
import { heading, texts, text } from './shared-fields';
import { action, faqItem, intro, stepNumber } from './common';
import { icon } from './icons';
import { miniPanel } from './panels/mini-panel';

// Sections: a heading with cards, steps, points, questions or a table.

export const featureSection = namedObject('FeatureSection', {
  ...intro.shape,
  items: objects('FeatureCard', 'card', 'The cards, in order.', {
    icon,
    title: heading('Answers at night'),
    description: text('Its text.', 'Callers at 9pm hear a voice, not a beep.'),
    mini: field(
      miniPanel.optional(),
      'A part of the product that shows it. Left out, there are only words.',
    ),
  }),
});

export const processSection = namedObject('ProcessSection', {
  ...intro.shape,
  steps: objects('ProcessStep', 'step', 'The steps, numbered in order.', {
    step: stepNumber,
    title: heading('Tell us about your firm'),
    description: text('What happens in it.', 'A call of half an hour.'),
  }).superRefine(numberedInOrder('step')),
});

export const pointsSection = namedObject('PointsSection', {
  ...intro.shape,
  points: texts('point', 'The points to tick off.', 'A 2.3 second response'),
  action: field(action.optional(), 'A button under the points.'),
  minis: field(
    z.array(miniPanel).optional(),
    'One or two parts of the product beside the points.',
  ),
});

export const questionSection = namedObject('QuestionSection', {
  ...intro.shape,
  items: listOf(faqItem, 'question', 'The questions, in order.'),
});

const rowKey = matching(/^[a-zA-Z\d]+$/, 'letters and digits, such as "calls"');

const comparisonColumn = namedObject('ComparisonColumn', {
  name: text('The offer that the column is about.', 'Custom'),
  fits: text('A firm that it fits, under the name.', 'Six plumbers'),
  price: text('Its price, below that.', '£2,499'),
});

/** A table that compares offers (src/faq/comparison-table.tsx). */
export const comparison = namedObject('Comparison', {
  ...intro.shape,
  caption: text('Its name for screen readers.', 'Two offers compared'),
  unit: text('The words beside each price.', 'a month'),
  columns: twoOrMore(comparisonColumn, 'columns', 'The columns, in order.'),
  rows: objects('ComparisonRow', 'row', 'The rows, from the top.', {
    key: field(rowKey, 'Its name in quotes, as in {{plans.calls.0}}.', 'calls'),
    feature: text('What the row compares.', 'Pages'),
    values: field(
      z.array(nonEmptyText),
      'What each column has of it, in order.',
      ['Up to 5', '5 or more'],
    ),
  }),
}).superRefine(oneForEachColumn('rows', 'values'));
