import { z } from 'zod';
import {
  field,
  heading,
  listOf,
  markupTexts,
  numberedInOrder,
  objects,
  objectType,
  prose,
} from './builders';
import { action, faqItem, intro, stepNumber } from './fields';
import { icon } from './icons';
import { panelSnippet } from './panels/panel-snippet';

// Sections: a heading with cards, steps, points or questions.

export const featureSection = objectType('FeatureSection', {
  ...intro.shape,
  items: objects('FeatureCard', 'card', 'The cards, in order.', {
    icon,
    title: heading('Answers at night'),
    description: prose('Its text.', 'Callers at 9pm hear a voice, not a beep.'),
    snippet: field(
      panelSnippet.optional(),
      'A part of the product that shows it. Left out, there are only words.',
    ),
  }),
});

export const processSection = objectType('ProcessSection', {
  ...intro.shape,
  steps: objects('ProcessStep', 'step', 'The steps, numbered in order.', {
    number: stepNumber,
    title: heading('Tell us about your firm'),
    description: prose('What happens in it.', 'A call of half an hour.'),
  }).superRefine(numberedInOrder),
});

export const pointsSection = objectType('PointsSection', {
  ...intro.shape,
  points: markupTexts(
    'point',
    'The points to tick off.',
    'A 2.3 second response',
  ),
  action: field(action.optional(), 'A button under the points.'),
  snippets: field(
    z.array(panelSnippet).optional(),
    'One or two parts of the product beside the points.',
  ),
});

export const questionSection = objectType('QuestionSection', {
  ...intro.shape,
  items: listOf(faqItem, 'question', 'The questions, in order.'),
});
