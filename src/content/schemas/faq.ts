import { z } from 'zod';
import { field, namedObject } from './builders';
import { text } from './fields';
import { faqItem } from './common';

/** data/faq.json: the questions of the support centre, by group (SPEC.md sections 2 and 3). */
export const faq = z.strictObject({
  groups: field(
    z
      .array(
        namedObject('FaqGroup', {
          title: field(
            text,
            'The heading over the questions.',
            'Pricing & Plans',
          ),
          questions: field(
            z.array(faqItem).min(1, 'at least one question'),
            'The questions, from the top.',
          ),
        }),
      )
      .min(1, 'at least one group'),
    'The groups, from the top.',
  ),
});
