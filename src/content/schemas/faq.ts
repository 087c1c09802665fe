import { z } from 'zod';
import { listOf, objects } from './builders';
import { heading } from './shared-fields';
import { faqItem, stat } from './common';

/** data/faq.json: the questions of the support centre, by group (SPEC.md sections 2 and 3). */
export const faq = z.strictObject({
  groups: objects('FaqGroup', 'group', 'The groups, from the top.', {
    title: heading('Pricing & Plans'),
    questions: objects('SupportQuestion', 'question', 'The questions.', {
      ...faqItem.shape,
      figures: listOf(stat, 'figure', 'Its figures, in large type below.')
        .max(3, 'at most three figures')
        .optional(),
    }),
  }),
});
