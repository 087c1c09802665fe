import { z } from 'zod';

type Schema = z.core.$ZodType;

/**
 * Takes a schema, a value and a path into it; gives the schema of what stands there, as far as the value tells which
 * of several kinds it is. Undefined when the path leads out of the schema.
 */
export function schemaAt(
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[],
): Schema | undefined {
  const bare = variantOf(unwrapped(schema), value);
  const [key, ...rest] = path;
  if (key === undefined) return bare;
  if (bare instanceof z.ZodArray)
    return schemaAt(bare.element, partOf(value, key), rest);
  if (!(bare instanceof z.ZodObject)) return undefined;
  const shape: Record<string, Schema> = bare.shape;
  const field = Object.hasOwn(shape, key) ? shape[String(key)] : undefined;
  return field && schemaAt(field, partOf(value, key), rest);
}

/** The names of the fields that an object may have; none for anything else. */
export function fieldNames(schema: Schema | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The values of the field that tells the kinds of a union apart, such as "heading" and "paragraph". */
export function kindsOf(schema: Schema | undefined, field: string): string[] {
  if (!(schema instanceof z.ZodUnion)) return [];
  return schema.options.flatMap((option) => kindOf(option, field));
}

function variantOf(schema: Schema, value: unknown): Schema {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const { discriminator } = schema.def;
  const kind = partOf(value, discriminator);
  return (
    schema.options.find((option) =>
      kindOf(option, discriminator).some((known) => known === kind),
    ) ?? schema
  );
}

function kindOf(option: Schema, field: string): string[] {
  if (!(option instanceof z.ZodObject)) return [];
  const shape: Record<string, Schema> = option.shape;
  const literal = shape[field];
  return literal instanceof z.ZodLiteral ? [...literal.values].map(String) : [];
}

function unwrapped(schema: Schema): Schema {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap())
    : schema;
}

function partOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}
