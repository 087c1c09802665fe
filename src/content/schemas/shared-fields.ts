import { z } from 'zod';
import { field, type FieldRule, fieldRules, listOf } from './builders';
import { nonEmptyText, picturePath } from './fields';

// Fields and descriptions that many schemas share. No text may be empty.

export const text = (description: string, example: string) =>
  field(nonEmptyText, description, example);

/** What a text with markup may contain: see src/components/text/rich-text.tsx. */
export const MARKUP =
  '**Strong words**, *emphasis* and [links](/faq) are allowed';

export const markup = (description: string, example: string) =>
  text(`${description} ${MARKUP}; an empty line starts a paragraph.`, example)
    .meta({ format: 'markup' })
    .register(fieldRules, { isMarkup: true });

export const heading = (example: string) => text('The heading.', example);

export const lead = (example: string) =>
  markup('The sentence under the heading.', example);

export const titleAndText = (title: string, text: string) => ({
  title: heading(title),
  text: lead(text),
});

export const smallPrint = (example: string) =>
  text('The small print below.', example);

export const texts = (
  item: string,
  description: string,
  ...example: string[]
) => listOf(nonEmptyText, item, description, example);

/** Texts that may contain markup; an empty one is for a table. */
export const markupText = (schema: z.ZodString) =>
  schema.clone().register(fieldRules, { isMarkup: true });

export const markupItem = markupText(nonEmptyText);

export const markupTexts = (
  item: string,
  description: string,
  ...example: string[]
) => listOf(markupItem, item, `${description} ${MARKUP}.`, example);

export const keywords = (...example: string[]) =>
  texts('keyword', 'Words that search engines are told.', ...example);

/** A switch, off by default; `description` says when to switch it on. */
export const flag = (description: string) =>
  field(z.boolean().optional(), description, true);

/** A picture of data/images, which pages never enlarge. With `needsAlt`, it must have alternative text. */
export const picture = (
  description: string,
  example: string,
  { minSize = { width: 640, height: 480 }, needsAlt = false }: FieldRule = {},
) =>
  field(
    picturePath,
    `${description} At least ${minSize.width} × ${minSize.height} px; JPG, PNG, WebP or AVIF.`,
    example,
  ).register(fieldRules, { minSize, needsAlt });

/** A picture that may be left out or null. */
export const optionalPicture = (...args: Parameters<typeof picture>) => {
  const schema = picture(...args);
  return field(schema.nullish(), schema.description ?? '', args[1]);
};
