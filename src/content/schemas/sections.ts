import { z } from 'zod';
import {
  field,
  listOf,
  namedObject,
  numberedInOrder,
  objects,
  twoOrMore,
} from './builders';
import { text } from './fields';
import { heading, richLead, texts, words } from './shared-fields';
import { action, faqItem, intro, stepNumber } from './common';
import { icon } from './icons';
import { miniPanel } from './product/mini-panel';

// Sections that several pages share: a heading and the cards, steps or points under it.

const processSteps = objects(
  'ProcessStep',
  'step',
  'The steps, numbered 1, 2, 3 … in order.',
  {
    step: stepNumber,
    title: heading('Tell us about your firm'),
    description: words('What happens in it.', 'A call of half an hour.'),
  },
).superRefine((steps, context) => {
  const numbers = steps.map(({ step }) => step);
  numberedInOrder(numbers, 'step', context);
});

export const featureSection = namedObject('FeatureSection', {
  title: heading('What it does for you'),
  text: richLead('Start with one and add others when you are ready.'),
  /** Feature card (SPEC.md section 3). */
  items: objects('FeatureCard', 'card', 'The cards, in order.', {
    icon,
    title: heading('Answers at night'),
    description: words('Its text.', 'Callers at 9pm hear a voice, not a beep.'),
    mini: field(
      miniPanel.optional(),
      'A part of the product that shows it. Left out, there are only words.',
    ),
  }),
});

export const processSection = namedObject('ProcessSection', {
  title: heading('From first call to first lead'),
  text: richLead('Most firms are through in two weeks.'),
  steps: processSteps,
});

export const pointsSection = namedObject('PointsSection', {
  title: heading('A call answered while your hands are full'),
  text: richLead('SmartCall AI answers in your firm’s name.'),
  points: texts('point', 'The points to tick off.', 'A 2.3 second response'),
  action: field(action.optional(), 'A button under the points.'),
  minis: field(
    z.array(miniPanel).optional(),
    'Parts of the product, one for each point.',
  ),
});

export const questionSection = namedObject('QuestionSection', {
  ...intro.shape,
  items: listOf(faqItem, 'question', 'The questions, in order.'),
});

const comparisonColumn = namedObject('ComparisonColumn', {
  name: words('The offer that the column is about.', 'Custom'),
  price: words('Its price, under the name.', 'from £2,499').optional(),
});

/** Offers side by side, in a table (src/components/text/comparison-table.tsx). */
export const comparison = namedObject('Comparison', {
  ...intro.shape,
  caption: words('Its name for screen readers.', 'Two offers compared'),
  columns: twoOrMore(comparisonColumn, 'columns', 'The columns, in order.'),
  rows: objects('ComparisonRow', 'row', 'The rows, from the top.', {
    feature: words('What the row compares.', 'Pages'),
    values: field(z.array(text), 'What each column has of it, in order.', [
      'Up to 5',
      '5 or more',
    ]),
  }),
}).superRefine(({ columns: { length }, rows }, context) => {
  for (const [index, { values }] of rows.entries())
    if (values.length !== length)
      context.addIssue({
        code: 'custom',
        path: ['rows', index, 'values'],
        message: `as many texts as there are columns, ${length}`,
      });
});
