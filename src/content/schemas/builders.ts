import { z } from 'zod';

// How schemas are written: fields with a description, objects with a name in GraphQL.

/**
 * Adds what the editor shows of a field: what it is for, and an example. Objects and lists of objects need no example:
 * theirs is made of those of their fields (src/content/converters/json-schema.ts).
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

/** A text of this form. Editors see the message while they type, too. */
export const matching = (pattern: RegExp, message: string) =>
  z.string().regex(pattern, message).meta({ patternErrorMessage: message });

/** The GraphQL type of an object that several fields share; the type of any other object is named after its field. */
export const graphqlName = z.registry<{ name: string }>();

/** The GraphQL type of a text that refers to something: a picture's File node, a product. */
export const graphqlField = z.registry<{ type: string; directive?: string }>();

/** What rules over several files (src/content/check/rules) ask of a text. */
export interface FieldRule {
  /** The page's title, description or address, which no two pages share. */
  unique?: 'title' | 'description' | 'address';
  /** What becomes of the text on the page; `brand` is the site's name. */
  shown?: (text: string, brand: string) => string;
  /** What it names. It has to be there. */
  names?:
    | 'category'
    | 'product'
    | 'template'
    | 'page of the product'
    | 'page of the template'
    | 'category of the menu';
  /** A link to a page, or to another site. */
  isLink?: true;
  /** A picture's smallest size, in px. */
  least?: { width: number; height: number };
  /** The field of its words (`imageAlt` of `image`) is optional, but not beside a picture. */
  needsAlt?: true;
}

export const rules = z.registry<FieldRule>();

/** An object without unknown fields, and the name of its GraphQL type. */
export function namedObject<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
) {
  return z.strictObject(shape).register(graphqlName, { name });
}

/** A named object that is the value of one field alone. */
export function object<Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
) {
  return field(namedObject(name, shape), description);
}

/** A list of such objects that must not be empty; `item` is what its message calls one. */
export function objects<Shape extends z.ZodRawShape>(
  name: string,
  item: string,
  description: string,
  shape: Shape,
) {
  return listOf(namedObject(name, shape), item, description);
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

/** A list that must not be empty; `item` is what its message calls an item. */
export const listOf = listOfAtLeast(1, 'at least one');

/** Lists of at least two, or three; `items` is what their message calls them. */
export const twoOrMore = listOfAtLeast(2, 'at least two');
export const threeOrMore = listOfAtLeast(3, 'at least three');

/** An object of a union, which its `kind` tells from the others. */
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

/** Refines a list of texts. */
export const allDiffer = (texts: readonly string[]) =>
  new Set(texts).size === texts.length;

/** Refines a list in which steps have numbers, in this field: they must run 1, 2, 3 … Items without it are no steps. */
export const numberedInOrder =
  (field: string) =>
  (items: readonly object[], context: z.RefinementCtx): void => {
    const steps = [...items.entries()].filter(([, item]) => field in item);
    // One wrong number makes those after it wrong, too: the first is enough.
    const wrong = steps.find(
      ([, item], place) => Reflect.get(item, field) !== place + 1,
    );
    if (wrong)
      context.addIssue({
        code: 'custom',
        path: [wrong[0], field],
        message: 'steps numbered 1, 2, 3 … in this order',
      });
  };

/** Refines a table: each item of a list must have as many cells as there are columns, in the field of this name. */
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
