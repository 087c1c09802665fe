import { z } from 'zod';

type Schema = z.core.$ZodType;

/** One way an object of a union may look; `kind` is what its field `kind` holds. */
export interface Variant {
  kind: string;
  schema: z.ZodObject;
}

/**
 * What a schema is to a form, wrappers taken off. A `maybe` object may be left out or is one of several kinds: forms show
 * it as a list with at most one item, because they know no other way to add one, to take it away or to choose its kind.
 */
export type Shape =
  | { type: 'object'; schema: z.ZodObject }
  | { type: 'maybe'; variants: Variant[]; schema?: z.ZodObject }
  | { type: 'objects'; variants: Variant[]; schema?: z.ZodObject }
  | { type: 'values'; item: Schema }
  | { type: 'choice'; options: readonly string[] }
  | { type: 'number'; isWhole: boolean }
  | { type: 'boolean' }
  | { type: 'fixed'; value: unknown }
  | { type: 'text' };

/** Whether a field may be left out, or be null. */
export interface Absence {
  isOptional: boolean;
  isNullable: boolean;
}

/** Takes a schema; gives what is in it and whether it may be absent. */
export function unwrapped(schema: Schema): { inner: Schema } & Absence {
  if (schema instanceof z.ZodOptional)
    return { ...unwrapped(schema.unwrap()), isOptional: true };
  if (schema instanceof z.ZodNullable)
    return { ...unwrapped(schema.unwrap()), isNullable: true };
  return { inner: schema, isOptional: false, isNullable: false };
}

/** Takes a field's schema; gives its shape. Throws for a schema that no form can show, so that a test names it. */
export function shapeOf(schema: Schema): Shape {
  const { inner, isOptional } = unwrapped(schema);
  if (inner instanceof z.ZodObject)
    return isOptional
      ? { type: 'maybe', variants: [], schema: inner }
      : { type: 'object', schema: inner };
  if (inner instanceof z.ZodDiscriminatedUnion)
    return { type: 'maybe', variants: variantsOf(inner) };
  if (inner instanceof z.ZodArray) return listShape(inner.element);
  return valueShape(inner);
}

function listShape(item: Schema): Shape {
  if (item instanceof z.ZodObject)
    return { type: 'objects', variants: [], schema: item };
  if (item instanceof z.ZodDiscriminatedUnion)
    return { type: 'objects', variants: variantsOf(item) };
  valueShape(item);
  return { type: 'values', item };
}

function valueShape(schema: Schema): Shape {
  if (schema instanceof z.ZodEnum)
    return { type: 'choice', options: schema.options.map(String) };
  if (schema instanceof z.ZodNumber)
    return { type: 'number', isWhole: schema instanceof z.ZodNumberFormat };
  if (schema instanceof z.ZodBoolean) return { type: 'boolean' };
  if (schema instanceof z.ZodLiteral)
    return { type: 'fixed', value: schema.value };
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return { type: 'text' };
  throw new Error(
    `No form can show a field of the kind ${schema._zod.def.type}`,
  );
}

/** The field that tells the objects of a union apart. */
export const KIND = 'kind';

function variantsOf(union: z.ZodDiscriminatedUnion): Variant[] {
  return union.options.map((option) => {
    if (!(option instanceof z.ZodObject))
      throw new Error('No form can show a union of anything but objects');
    const kind: unknown = option.shape[KIND];
    if (!(kind instanceof z.ZodLiteral) || typeof kind.value !== 'string')
      throw new Error(
        `No form can tell objects apart by another field than ${KIND}`,
      );
    return { kind: kind.value, schema: option };
  });
}

/** The schema of an object in a list: the only one there is, or that of its kind. */
export function variantOf(
  { variants, schema }: Extract<Shape, { variants: Variant[] }>,
  kind: unknown,
): z.ZodObject | undefined {
  return schema ?? variants.find((variant) => variant.kind === kind)?.schema;
}

/** The fields of an object, in order. */
export function fieldsOf(schema: z.ZodObject): [string, Schema][] {
  const shape: Record<string, Schema> = schema.shape;
  return Object.entries(shape);
}
