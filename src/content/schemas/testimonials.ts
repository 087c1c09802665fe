import { z } from 'zod';
import { field, matching, objects } from './builders';
import { productReference } from './fields';
import { text } from './shared-fields';
import { rating } from './common';

/** data/testimonials.json: scenarios of made-up people. */
export const testimonials = z.strictObject({
  note: text('The same in words, beside them.', 'With sample figures.'),
  testimonials: objects('Testimonial', 'scenario', 'The scenarios, in order.', {
    name: text('Whose day it is.', 'Priya Nair'),
    company: text('Their firm.', 'Nair Dental'),
    role: text('What they do there.', 'Owner'),
    rating: field(
      rating,
      'Stars from 1 to 5. The page shows none: stars of made-up people would be a claim.',
    ),
    text: text('What happens, in two or three sentences.', 'The phone rings.'),
    avatar: field(
      matching(/^\p{Lu}{1,3}$/u, 'one to three initials such as "PN"'),
      'Their initials. The page shows none: the product is in their place.',
      'PN',
    ),
    product: field(
      productReference.optional(),
      'The product it would use most, beside the words.',
    ),
  }),
});
