import { z } from 'zod';
import { text } from './fields';
import { graphqlName } from './graphql-names';

// The blocks that articles and legal texts are written in. In GraphQL they are one flattened type,
// because Gatsby's `@dontInfer` types have no unions of plain objects.
// Text may hold **strong words** and [links](/faq): see src/components/rich-text.tsx.

/** Starts a section. */
export const headingBlock = z.strictObject({
  kind: z.literal('heading'),
  text,
});

export const paragraphBlock = z.strictObject({
  kind: z.literal('paragraph'),
  text,
});

export const listBlock = z.strictObject({
  kind: z.literal('list'),
  items: z.array(text).min(1, 'at least one item'),
});

/** Starts a numbered section; `text` is its opening paragraph. */
export const stepBlock = z.strictObject({
  kind: z.literal('step'),
  number: z.int('a whole number').positive('a number from 1 up'),
  title: text,
  text,
});

export const quoteBlock = z.strictObject({
  kind: z.literal('quote'),
  text,
  source: text.optional(),
});

/** A note set apart from the text, such as a tip or a warning. */
export const calloutBlock = z.strictObject({
  kind: z.literal('callout'),
  title: text,
  text,
});

/** One block of an article. */
export const articleBlock = z
  .discriminatedUnion('kind', [
    headingBlock,
    paragraphBlock,
    listBlock,
    stepBlock,
    quoteBlock,
    calloutBlock,
  ])
  .register(graphqlName, { name: 'ArticleBlock' });

/** One block of a section of a legal text. */
export const legalBlock = z
  .discriminatedUnion('kind', [paragraphBlock, listBlock])
  .register(graphqlName, { name: 'LegalBlock' });

export type ArticleBlock = z.infer<typeof articleBlock>;
