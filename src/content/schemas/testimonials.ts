import { z } from 'zod';
import { field, namedObject } from './builders';
import { text } from './fields';
import { rating } from './common';

/** Testimonial (SPEC.md section 3). */
const testimonial = namedObject('Testimonial', {
  name: field(text, 'Who says it.', 'Priya Nair'),
  company: field(text, 'Their firm.', 'Nair Dental'),
  role: field(text, 'What they do there.', 'Owner'),
  rating: field(rating, 'Stars from 1 to 5.'),
  text: field(text, 'What they say.', 'I have my evenings back.'),
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
    'What has changed, in figures. They are invented, too.',
  ),
});

/** data/testimonials.json. The people are invented. */
export const testimonials = z.strictObject({
  illustrative: field(
    z.literal(true),
    'Always true: the people are invented.',
    true,
  ),
  note: field(
    text,
    'The same in words, beside the testimonials.',
    'Illustrative examples.',
  ),
  testimonials: field(
    z.array(testimonial).min(1, 'at least one testimonial'),
    'The testimonials, in order.',
  ),
});
