import { z } from 'zod';
import {
  field,
  listOf,
  namedObject,
  numberedInOrder,
  twoOrMore,
} from './builders';
import { text } from './fields';
import { icon } from './icons';
import { miniPanel } from './product/mini-panel';
import { action, faqItem, intro, stepNumber } from './common';
import { heading, richLead, words } from './shared-fields';

// Sections that several pages share: a heading and the cards, steps or points under it.

/** Feature card (SPEC.md section 3). */
const featureCard = namedObject('FeatureCard', {
  icon: field(icon, 'The drawing at the top of the card.'),
  title: heading('Answers at night'),
  description: words('Its text.', 'Callers at 9pm hear a voice, not a beep.'),
  mini: field(
    miniPanel.optional(),
    'A part of the product that shows it. Left out, there are only words.',
  ),
});

/** Process step (SPEC.md section 3); `step` counts from 1. */
const processStep = namedObject('ProcessStep', {
  step: stepNumber,
  title: heading('Tell us about your firm'),
  description: words(
    'What happens in it.',
    'A call of half an hour, at a time that suits you.',
  ),
});

const processSteps = listOf(
  processStep,
  'step',
  'The steps, numbered 1, 2, 3 … in order; the checker looks.',
).superRefine((steps, context) => {
  const numbers = steps.map(({ step }) => step);
  numberedInOrder(numbers, 'step', context);
});

export const featureSection = namedObject('FeatureSection', {
  title: heading('What it does for you'),
  text: richLead('Start with one and add others when you are ready.'),
  items: listOf(featureCard, 'card', 'The cards, in order.'),
});

export const processSection = namedObject('ProcessSection', {
  title: heading('From first call to first lead'),
  text: richLead('Most firms are through in two weeks.'),
  steps: processSteps,
});

export const pointsSection = namedObject('PointsSection', {
  title: heading('A call answered while your hands are full'),
  text: richLead('SmartCall AI answers in your firm’s name.'),
  points: listOf(text, 'point', 'The points to tick off.', [
    'A 2.3 second response',
    'Over 50 languages',
  ]),
  action: field(action.optional(), 'A button under the points.'),
  minis: field(
    z.array(miniPanel).optional(),
    'Parts of the product, one for each point or beside them all.',
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

const comparisonRow = namedObject('ComparisonRow', {
  feature: words('What the row compares.', 'Pages'),
  values: field(
    z.array(text),
    'What each column has of it, in order; the checker looks that none is missing.',
    ['Up to 5', '5 or more'],
  ),
});

/** Offers side by side, in a table (src/components/text/comparison-table.tsx). */
export const comparison = namedObject('Comparison', {
  ...intro.shape,
  caption: words(
    'What the table is called, for screen readers.',
    'Ready-made and custom websites compared',
  ),
  columns: twoOrMore(comparisonColumn, 'columns', 'The columns, in order.'),
  rows: listOf(comparisonRow, 'row', 'The rows, from the top.'),
}).superRefine(({ columns: { length }, rows }, context) => {
  for (const [index, { values }] of rows.entries())
    if (values.length !== length)
      context.addIssue({
        code: 'custom',
        path: ['rows', index, 'values'],
        message: `as many texts as there are columns, ${length}`,
      });
});
