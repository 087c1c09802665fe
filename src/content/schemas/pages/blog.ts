import { z } from 'zod';
import {
  allDiffer,
  field,
  fieldRules,
  listOf,
  markup,
  nonEmptyText,
  object,
  objectType,
  text,
} from '../builders';
import { closing, colourFamily, hero, seo } from '../fields';
import { newsletterWords } from '../navigation';

const categoryName = nonEmptyText.refine(
  (name) => name !== 'All',
  'a category other than "All", which stands for all of them',
);

const categoryTint = objectType('CategoryTint', {
  category: text('One of the categories above.', 'CRM').register(fieldRules, {
    refersTo: 'category',
  }),
  tint: field(colourFamily, 'The colour of its label.', 'teal'),
});

/** data/pages/blog.json. `promo` is for articles without their own. */
export const blogPage = z.strictObject({
  seo,
  hero,
  categories: listOf(
    categoryName,
    'category',
    'The categories that articles choose from. No two are the same.',
    ['CRM', 'Social Media'],
  ).refine(allDiffer, 'categories that differ'),
  tints: field(
    z
      .array(categoryTint)
      .refine(
        (tints) => allDiffer(tints.map(({ category }) => category)),
        'each category once',
      ),
    'The colours of categories, where they are not the usual green. Each category at most once.',
  ),
  newsletter: object('BlogNewsletter', 'The newsletter form.', {
    ...newsletterWords,
    note: markup(
      'The small print under it.',
      'No spam. Unsubscribe at any time.',
    ),
  }),
  promo: field(closing, 'The box at the end of articles without their own.'),
});
