import { z } from 'zod';
import { articleBlock } from './blocks';
import { httpsUrl, isoDay, picture, slug, text } from './fields';
import { listAt, partAt, textAt } from './loose';
import { closing } from './parts';
import type { Breach } from './rules';
import { outOfOrder, withRule } from './rules';

/** Blog post (SPEC.md section 3), one file each in data/posts. A post has a `body` here or a `link` to elsewhere. */
export const post = withRule(
  z.strictObject({
    id: z
      .int('a whole number')
      .positive('a number from 1 up')
      // GraphQL's Int holds no more.
      .max(2_147_483_647, 'a number up to 2147483647'),
    title: text,
    excerpt: text,
    author: text,
    date: isoDay,
    readTime: z
      .string()
      .regex(/^[1-9]\d* min read$/, 'a time such as "6 min read"'),
    category: text,
    image: picture,
    imageAlt: text,
    slug,
    link: z
      .string()
      .refine(
        (value) => value === '' || httpsUrl.safeParse(value).success,
        '"" or an address that starts with https://',
      ),
    draft: z.boolean().optional(),
    keywords: z.array(text).min(1, 'at least one keyword'),
    body: withRule(
      z.array(articleBlock).min(1, 'at least one block'),
      stepsOutOfOrder,
    ).optional(),
    promo: closing.optional(),
  }),
  linkOrBody,
);

export type Post = z.infer<typeof post>;

function linkOrBody(value: unknown): Breach[] {
  const link = partAt(value, 'link');
  const hasBody = partAt(value, 'body') !== undefined;
  if (link === '' && !hasBody)
    return [
      {
        path: ['body'],
        expected: 'the body of the article, because "link" is empty',
      },
    ];
  if (typeof link === 'string' && link !== '' && hasBody)
    return [
      {
        path: ['link'],
        expected:
          '"" because the post has a body (a post has one or the other)',
        found: link,
      },
    ];
  return [];
}

function stepsOutOfOrder(body: unknown): Breach[] {
  const steps = listAt(body).filter(
    (block) => textAt(block, 'kind') === 'step',
  );
  return outOfOrder(steps.map((step) => partAt(step, 'number')));
}
