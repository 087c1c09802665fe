import { z } from 'zod';
import { text } from '../fields';
import { namedObject } from '../graphql-names';
import { closing, hero, seo } from '../parts';

/** data/pages/blog.json (SPEC.md section 2, "/blog listing"). `promo` stands in articles that have none of their own. */
export const blogPage = z.strictObject({
  seo,
  hero,
  categories: z
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
  newsletter: namedObject('BlogNewsletter', {
    title: text,
    text,
    label: text,
    button: text,
    note: text,
  }),
  promo: closing,
});
