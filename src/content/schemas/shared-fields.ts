import { z } from 'zod';
import { field, listOf, rules } from './builders';
import { picture, text } from './fields';

// Fields and descriptions that many schemas share. No text may be empty.

export const words = (description: string, example: string) =>
  field(text, description, example);

/** A text that may contain **strong words** and [links](/faq): see src/components/text/rich-text.tsx. */
export const richWords = (description: string, example: string) =>
  words(
    `${description} **Strong words** and [links](/faq) are allowed.`,
    example,
  );

export const heading = (example: string) => words('The heading.', example);

export const lead = (example: string) =>
  words('The sentence under the heading.', example);

export const richLead = (example: string) =>
  richWords('The sentence under the heading.', example);

export const headed = (title: string, text: string) => ({
  title: heading(title),
  text: lead(text),
});

export const smallPrint = (example: string) =>
  words('The small print below.', example);

export const texts = (
  item: string,
  description: string,
  ...example: string[]
) => listOf(text, item, description, example);

export const keywords = (...example: string[]) =>
  texts('keyword', 'Words that search engines are told.', ...example);

/** A switch, off by default; `description` describes `true`. */
export const flag = (description: string) =>
  field(z.boolean().optional(), description, true);

const card = { width: 640, height: 480 };
/** The minimum size of pictures for social networks. */
export const wide = { width: 1200, height: 630 };

/** A picture by its path from the file; `least` is its minimum size, which the description mentions. */
export const pictureFile = (
  description: string,
  example: string,
  least = card,
) =>
  field(
    picture,
    `${description} The checker looks for the file and its size.`,
    example,
  ).register(rules, { least });
