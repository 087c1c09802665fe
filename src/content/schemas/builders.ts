import { z } from 'zod';
import { valueAt } from '../json-values';

// What schemas are made with. Fields have a description, objects a name in GraphQL; no text may be empty.

/**
 * Adds a description and an example, which editors see. Objects and lists of objects need no example:
 * src/content/converters/json-schema.ts makes it from those of their fields.
 */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example?: z.input<Schema>,
): Schema {
  return schema.meta({
    description,
    ...(example !== undefined && { examples: [example] }),
  });
}

/**
 * A text that matches a pattern. The message completes “expected …”; forms and VS Code show it while editors type.
 */
export const matching = (pattern: RegExp, message: string) =>
  z
    .string()
    .regex(pattern, { error: message, abort: true })
    .meta({ patternErrorMessage: message });

/** GraphQL type names of objects that several fields share; other types are named after their field. */
export const graphqlTypeName = z.registry<{ name: string }>();

/** GraphQL types of texts that refer to another node, such as a picture's File or a product. */
export const graphqlType = z.registry<{ type: string; directive?: string }>();

/** Requirements on a text that rules over several files check (src/content/check/rules). */
export interface FieldRule {
  unique?: 'title' | 'description' | 'address';
  /** Makes a title as the page has it, or a slug's path; `brand` is the site's name. */
  publishedAs?: (text: string, brand: string) => string;
  /** Must be the name of an existing item of this type. */
  refersTo?:
    | 'category'
    | 'product'
    | 'template'
    | 'page of the product'
    | 'sample site'
    | 'category of the menu';
  isLink?: true;
  /** Shown by src/components/text/rich-text.tsx. */
  isMarkup?: true;
  isAlt?: true;
  /** In px. */
  minSize?: { width: number; height: number };
  /** The field of its alternative text (`imageAlt` of `image`) is optional, but required if there is a picture. */
  needsAlt?: boolean;
}

export const fieldRules = z.registry<FieldRule>();

/** A strict object with the name of its GraphQL type. */
export function objectType<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
) {
  return z.strictObject(shape).register(graphqlTypeName, { name });
}

/** A named object used by a single field. */
export function object<Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
) {
  return field(objectType(name, shape), description);
}

/** A non-empty list of named objects; `item` names one in its message. */
export function objects<Shape extends z.ZodRawShape>(
  name: string,
  item: string,
  description: string,
  shape: Shape,
) {
  return listOf(objectType(name, shape), item, description);
}

const listOfAtLeast =
  (least: number, inWords: string) =>
  <Item extends z.ZodType>(
    schema: Item,
    item: string,
    description: string,
    example?: z.input<Item>[],
  ) => {
    const list = z.array(schema).min(least, `${inWords} ${item}`);
    return field(list, description, example);
  };

/** A non-empty list; `item` names an item in its message. */
export const listOf = listOfAtLeast(1, 'at least one');

/** Lists with a minimum of two or three; `items` names them in the message. */
export const twoOrMore = listOfAtLeast(2, 'at least two');
export const threeOrMore = listOfAtLeast(3, 'at least three');

/** An object of a union, distinguished by its `kind`. */
export function variant<Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) {
  return z.strictObject({
    kind: field(z.literal(kind), description),
    ...shape,
  });
}

/** A refinement: no text occurs twice. */
export const allDiffer = (texts: readonly string[]) =>
  new Set(texts).size === texts.length;

/** A refinement: steps must count 1, 2, 3 … Items without a `number` are no steps. */
export function numberedInOrder(
  items: readonly object[],
  context: z.RefinementCtx,
): void {
  const steps = [...items.entries()].filter(([, item]) => 'number' in item);
  // One wrong number makes all later ones wrong too; only the first is reported.
  const wrong = steps.find(
    ([, item], index) => valueAt(item, ['number']) !== index + 1,
  );
  if (wrong)
    context.addIssue({
      code: 'custom',
      path: [wrong[0], 'number'],
      message: 'steps numbered 1, 2, 3 … in this order',
    });
}

/** A refinement for tables: each item needs as many cells in this field as there are columns. */
export const oneForEachColumn =
  <List extends string, Cells extends string>(list: List, cells: Cells) =>
  (
    table: Record<List, Record<Cells, unknown[]>[]> & { columns: unknown[] },
    context: z.RefinementCtx,
  ): void => {
    const { length } = table.columns;
    for (const [index, item] of table[list].entries())
      if (item[cells].length !== length)
        context.addIssue({
          code: 'custom',
          path: [list, index, cells],
          message: `as many ${cells} as there are columns, ${length}`,
        });
  };

/** With a character that can be seen: neither white space nor one of those that only act on others. */
export const nonEmptyText = matching(
  /[^\s\u00ad\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/,
  'text that is not empty',
);

export const text = (description: string, example: string) =>
  field(nonEmptyText, description, example);

/** A text of a sentence or more, for which forms have a box of several lines. */
export const proseItem = nonEmptyText.meta({ format: 'prose' });

export const prose = (description: string, example: string) =>
  field(proseItem, description, example);

export const paragraphs = (description: string, ...example: string[]) =>
  listOf(proseItem, 'paragraph', description, example);

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
  prose('The small print below.', example);

export const texts = (
  item: string,
  description: string,
  ...example: string[]
) => listOf(nonEmptyText, item, description, example);

/** Texts that may contain markup; an empty one is for a table. */
export const markupText = (schema: z.ZodString) =>
  schema.clone().register(fieldRules, { isMarkup: true });

export const markupItem = markupText(proseItem);

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

/** The path of a picture, relative to the JSON file. */
export const picturePath = matching(
  /^\.{1,2}\/(?:.+\/)?[^/.][^/]*\.(?:jpe?g|png|webp|avif|JPE?G|PNG|WEBP|AVIF)$/,
  'the path of a .jpg, .png, .webp or .avif picture, relative to this file (other kinds, such as .heic, have to be exported as one of these)',
)
  .meta({
    format: 'picture',
    examples: ['../images/posts/five-quiet-hours.jpg'],
  })
  .register(graphqlType, { type: 'File', directive: '@fileByRelativePath' });

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
