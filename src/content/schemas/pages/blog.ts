import { z } from 'zod';
import { field, namedObject } from '../builders';
import { colourFamily, text } from '../fields';
import { closing, hero, seo } from '../common';

/** data/pages/blog.json (SPEC.md section 2, "/blog listing"). `promo` stands in articles that have none of their own. */
export const blogPage = z.strictObject({
  seo: field(seo, 'What search engines show of the page.'),
  hero: field(hero, 'The top of the page.'),
  categories: field(
    z
      .array(
        text.refine(
          (name) => name !== 'All',
          'a category other than "All", which stands for all of them',
        ),
      )
      .min(1, 'at least one category')
      .refine(
        (names) => new Set(names).size === names.length,
        'categories that differ',
      ),
    'The categories that posts choose from. No two are the same; the checker looks.',
    ['CRM', 'Social Media'],
  ),
  tints: field(
    z
      .array(
        namedObject('CategoryTint', {
          category: field(text, 'One of the categories above.', 'CRM'),
          tint: field(colourFamily, 'The colour of its label.', 'teal'),
        }),
      )
      .optional(),
    'The colours of categories, where they are not the usual green. Each category at most once.',
  ),
  newsletter: field(
    namedObject('BlogNewsletter', {
      title: field(text, 'The heading over the form.', 'New articles by email'),
      text: field(
        text,
        'The sentence under the heading.',
        'One short email when we publish something.',
      ),
      label: field(text, 'What the field is called.', 'Email address'),
      button: field(text, 'What the button says.', 'Subscribe'),
      note: field(
        text,
        'The small print under it; it may link to the privacy policy.',
        'No spam. Unsubscribe at any time.',
      ),
    }),
    'The newsletter form.',
  ),
  promo: field(
    closing,
    'The box at the end of articles that have none of their own.',
  ),
});
