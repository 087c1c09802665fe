import { z } from 'zod';
import { listOf, namedObject } from './builders';
import { faqItem, stat } from './common';
import { heading } from './shared-fields';

const supportQuestion = namedObject('SupportQuestion', {
  ...faqItem.shape,
  figures: listOf(
    stat,
    'figure',
    'Figures that the answer names, in large type below it.',
  )
    .max(3, 'at most three figures')
    .optional(),
});

const faqGroup = namedObject('FaqGroup', {
  title: heading('Pricing & Plans'),
  questions: listOf(supportQuestion, 'question', 'The questions, in order.'),
});

/** data/faq.json: the questions of the support centre, by group (SPEC.md sections 2 and 3). */
export const faq = z.strictObject({
  groups: listOf(faqGroup, 'group', 'The groups, from the top.'),
});
