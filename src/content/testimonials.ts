import { z } from 'zod';
import { text } from './fields';
import { namedObject } from './graphql-names';
import { rating } from './parts';

/** Testimonial (SPEC.md section 3). `avatar` holds the initials that stand for a face. */
const testimonial = namedObject('Testimonial', {
  name: text,
  company: text,
  role: text,
  rating,
  text,
  avatar: z
    .string()
    .regex(/^\p{Lu}{1,3}$/u, 'one to three initials such as "PN"'),
});

/** data/testimonials.json. The people are invented: `illustrative` says so in the data, `note` on the page. */
export const testimonials = z.strictObject({
  illustrative: z.literal(true),
  note: text,
  testimonials: z.array(testimonial).min(1, 'at least one testimonial'),
});
