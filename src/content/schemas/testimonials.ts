import { z } from 'zod';
import { field, matching, objects, prose, text } from './builders';
import { rating } from './fields';

/** data/testimonials.json, shown on the home page. */
export const testimonials = z.strictObject({
  note: prose('That they are samples, under the heading.', 'Samples.'),
  testimonials: objects('Testimonial', 'testimonial', 'In order.', {
    name: text('Who says it.', 'Priya Nair'),
    company: text('Their firm.', 'Nair Dental'),
    role: text('What they do there.', 'Owner'),
    rating,
    text: prose('What they say, in their own words.', 'It answers for me.'),
    avatar: field(
      matching(/^\p{Lu}{1,3}$/u, 'one to three initials such as "PN"'),
      'Their initials, in a circle.',
      'PN',
    ),
  }),
});
