import { z } from 'zod';
import { text } from '../fields';
import { namedObject } from '../graphql-names';
import { listAt } from '../loose';
import { closing, hero, seo } from '../parts';
import { withRule } from '../rules';

/** data/pages/blog.json (SPEC.md section 2, "/blog listing"). `promo` stands in articles that have none of their own. */
export const blogPage = z.strictObject({
  seo,
  hero,
  categories: withRule(
    z
      .array(
        text.refine(
          (name) => name !== 'All',
          'a category other than "All", which stands for all of them',
        ),
      )
      .min(1, 'at least one category'),
    (names) =>
      new Set(listAt(names)).size === listAt(names).length
        ? []
        : [{ expected: 'categories that differ' }],
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
