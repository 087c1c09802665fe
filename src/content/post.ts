import { z } from 'zod';
import { articleBlock, type ArticleBlock } from './blocks';
import { httpsUrl, isoDay, picture, slug, text } from './fields';
import { closing } from './parts';

/** Blog post (SPEC.md section 3), one file each in data/posts. A post has a `body` here or a `link` to elsewhere. */
export const post = z
  .strictObject({
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
    body: z
      .array(articleBlock)
      .min(1, 'at least one block')
      .refine(stepsCountUp, 'steps numbered 1, 2, 3 … in this order')
      .optional(),
    promo: closing.optional(),
  })
  .superRefine((value, context) => {
    if (value.link === '' && !value.body)
      context.addIssue({
        code: 'custom',
        path: ['body'],
        message: 'the body of the article, because "link" is empty',
      });
    if (value.link !== '' && value.body)
      context.addIssue({
        code: 'custom',
        path: ['link'],
        message: '"" because the post has a body (a post has one or the other)',
        input: value.link,
      });
  });

export type Post = z.infer<typeof post>;

function stepsCountUp(body: ArticleBlock[]): boolean {
  return body
    .filter((block) => block.kind === 'step')
    .every(({ number }, index) => number === index + 1);
}
