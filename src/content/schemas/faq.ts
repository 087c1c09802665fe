import { z } from 'zod';
import { listOf, objects } from './builders';
import { heading } from './shared-fields';
import { faqItem } from './common';

/** data/faq.json: the questions of the support centre. */
export const faq = z.strictObject({
  groups: objects('FaqGroup', 'group', 'The groups, from the top.', {
    title: heading('Pricing & Plans'),
    questions: listOf(faqItem, 'question', 'The questions.'),
  }),
});
