import path from 'node:path';
import type { z } from 'zod';
import { graphqlField } from '../graphql-names';
import type { Shape, Variant } from './shape';
import { KIND, fieldsOf, shapeOf, unwrapped } from './shape';
import { singularOf, wordsOf } from './words';

type Schema = z.core.$ZodType;

/** A field of a form, as Decap CMS takes it. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required?: boolean;
  [setting: string]: unknown;
}

/** Where the pictures of a form stand: below data/, and seen from its JSON files. */
export interface Shelf {
  folder: string;
  fromFile: string;
}

/** A text whose example is longer gets several lines. */
const ONE_LINE = 60;

/** Takes an object's schema; gives the form fields of all that is in it. */
export function formFields(schema: z.ZodObject, shelf: Shelf): FormField[] {
  return fieldsOf(schema).map(([name, field]) => formField(name, field, shelf));
}

/** Takes a field's name and schema; gives its form field. Throws for a schema that no form can show. */
export function formField(
  name: string,
  schema: Schema,
  shelf: Shelf,
): FormField {
  const { description, examples } = metaOf(schema);
  const hint = [description, exampleOf(examples?.[0])]
    .filter(Boolean)
    .join(' ');
  return {
    name,
    label: wordsOf(name),
    ...(hint && { hint }),
    ...(mayBeEmpty(schema) && { required: false }),
    ...widgetOf(name, schema, shelf),
  };
}

/** Whether a form may be saved without it. What is missing where it may not be the checker says, too. */
function mayBeEmpty(schema: Schema): boolean {
  return [undefined, null, '', []].some(
    (nothing) => (schema as z.ZodType).safeParse(nothing).success,
  );
}

function widgetOf(
  name: string,
  schema: Schema,
  shelf: Shelf,
): { widget: string } & Record<string, unknown> {
  const shape = shapeOf(schema);
  switch (shape.type) {
    case 'object':
      return {
        widget: 'object',
        collapsed: true,
        fields: formFields(shape.schema, shelf),
      };
    case 'maybe':
      return { ...listOf(name, shape, shelf), max: 1, required: false };
    case 'objects':
      return listOf(name, shape, shelf);
    case 'values':
      return valuesOf(name, shape.item, shelf);
    case 'choice':
      return { widget: 'select', options: shape.options };
    case 'number':
      return {
        widget: 'number',
        value_type: shape.isWhole ? 'int' : 'float',
        ...(!shape.isWhole && { step: 0.01 }),
      };
    case 'boolean':
      return { widget: 'boolean', default: false };
    case 'fixed':
      return { widget: 'hidden', default: shape.value };
    case 'text':
      return textWidget(schema, shelf);
  }
}

function listOf(
  name: string,
  shape: Extract<Shape, { variants: Variant[] }>,
  shelf: Shelf,
) {
  const common = {
    widget: 'list',
    collapsed: true,
    label_singular: singularOf(name),
  };
  if (shape.schema)
    return {
      ...common,
      summary: summaryOf(shape.schema),
      fields: formFields(shape.schema, shelf),
    };
  return {
    ...common,
    typeKey: KIND,
    types: shape.variants.map(({ kind, schema }) => ({
      name: kind,
      label: wordsOf(kind),
      widget: 'object',
      summary: summaryOf(schema),
      hint: metaOf(schema.shape[KIND] as Schema).description,
      fields: formFields(schema, shelf).filter((field) => field.name !== KIND),
    })),
  };
}

function valuesOf(name: string, item: Schema, shelf: Shelf) {
  const shape = shapeOf(item);
  if (shape.type === 'choice')
    return { widget: 'select', multiple: true, options: shape.options };
  return {
    widget: 'list',
    label_singular: singularOf(name),
    field: { ...formField('item', item, shelf), label: 'Text' },
  };
}

function textWidget(schema: Schema, { folder, fromFile }: Shelf) {
  const { inner } = unwrapped(schema);
  const type = graphqlField.get(inner)?.type;
  if (type === 'File')
    return {
      widget: 'image',
      choose_url: false,
      media_folder: `/data/${folder}`,
      public_folder: fromFile,
    };
  if (type === 'Date')
    return {
      widget: 'datetime',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
      picker_utc: true,
    };
  const example = metaOf(schema).examples?.[0];
  const isLong = typeof example === 'string' && example.length > ONE_LINE;
  return { widget: isLong ? 'text' : 'string' };
}

/** The field that an item of a list is known by while it is folded. */
function summaryOf(schema: z.ZodObject): string {
  const texts = fieldsOf(schema).filter(
    ([, field]) => shapeOf(field).type === 'text',
  );
  const [name] = texts[0] ?? [];
  return name ? `{{fields.${name}}}` : '';
}

/** Lists and objects show what they hold; only single values need an example. */
function exampleOf(example: unknown): string {
  return typeof example === 'string' || typeof example === 'number'
    ? `For example: ${String(example)}`
    : '';
}

function metaOf(schema: Schema): {
  description?: string;
  examples?: unknown[];
} {
  const own = (schema as z.ZodType).meta() ?? {};
  return {
    ...(own.description !== undefined && { description: own.description }),
    ...(Array.isArray(own.examples) && { examples: own.examples as unknown[] }),
  };
}

/** Takes a file's path below data/ and a folder there; gives the way from the one to the other, such as "../images". */
export function wayTo(file: string, folder: string): string {
  const way = path.posix.relative(path.posix.dirname(file), folder);
  return way.startsWith('.') ? way : `./${way}`;
}
