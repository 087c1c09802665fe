import { z } from 'zod';
import { text } from './fields';
import { namedObject } from './graphql-names';
import { faqItem } from './parts';

/** data/faq.json: the questions of the support centre, by group (SPEC.md sections 2 and 3). */
export const faq = z.strictObject({
  groups: z
    .array(
      namedObject('FaqGroup', {
        title: text,
        questions: z.array(faqItem).min(1, 'at least one question'),
      }),
    )
    .min(1, 'at least one group'),
});
