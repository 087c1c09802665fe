import { z } from 'zod';
import { field, namedObject } from './builders';
import { text } from './fields';
import { rating } from './common';

/** Testimonial (SPEC.md section 3). */
const testimonial = namedObject('Testimonial', {
  name: field(text, 'Whose day it is.', 'Priya Nair'),
  company: field(text, 'Their firm.', 'Nair Dental'),
  role: field(text, 'What they do there.', 'Owner'),
  rating: field(
    rating,
    'Stars from 1 to 5. The page shows none: stars of made-up people would be a claim.',
  ),
  text: field(
    text,
    'What happens, in two or three sentences.',
    'Ann is on a roof when the phone rings.',
  ),
  avatar: field(
    z.string().regex(/^\p{Lu}{1,3}$/u, 'one to three initials such as "PN"'),
    'The initials that stand for a face.',
    'PN',
  ),
  story: field(
    z
      .array(
        namedObject('BeforeAfter', {
          label: field(text, 'What is counted.', 'Missed calls in a week'),
          before: field(text, 'How many before.', '23'),
          after: field(text, 'How many since.', '2'),
        }),
      )
      .optional(),
    'What changes, in sample figures.',
  ),
});

/** data/testimonials.json: scenarios of made-up people. */
export const testimonials = z.strictObject({
  illustrative: field(
    z.literal(true),
    'Always true: the people are made up.',
    true,
  ),
  note: field(
    text,
    'The same in words, beside them.',
    'Scenarios with sample figures.',
  ),
  testimonials: field(
    z.array(testimonial).min(1, 'at least one scenario'),
    'The scenarios, in order.',
  ),
});
