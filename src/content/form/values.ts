import type { z } from 'zod';
import { isObject, partAt } from '../loose';
import type { Shape } from './shape';
import { KIND, fieldsOf, shapeOf, unwrapped, variantOf } from './shape';

type Schema = z.core.$ZodType;

/** The field that a form shows a file in which is a list as a whole. */
export const WHOLE_LIST = 'items';

/** Takes a file's value; gives it as the form holds it. What no schema knows goes through as it is. */
export function toForm(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return { [WHOLE_LIST]: shown(schema, value) };
  return shown(schema, value);
}

/**
 * Takes what a form holds; gives the file's value: fields in the order of the schema, those that were left empty and may
 * be absent left out. The reverse of `toForm`.
 */
export function fromForm(schema: Schema, value: unknown): unknown {
  const isList = unwrapped(schema).inner._zod.def.type === 'array';
  return stored(schema, isList ? (partAt(value, WHOLE_LIST) ?? []) : value);
}

function shown(schema: Schema, value: unknown): unknown {
  const shape = shapeOf(schema);
  switch (shape.type) {
    case 'object':
      return objectOf(shape.schema, value, shown);
    case 'maybe':
      return isObject(value) ? [itemOf(shape, value, shown)] : [];
    case 'objects':
      return Array.isArray(value)
        ? value.map((item) => itemOf(shape, item, shown))
        : value;
    default:
      return value;
  }
}

function stored(schema: Schema, value: unknown): unknown {
  const { isOptional, isNullable } = unwrapped(schema);
  const shape = shapeOf(schema);
  if (shape.type === 'maybe')
    return Array.isArray(value) && value.length > 0
      ? itemOf(shape, value[0], stored)
      : undefined;
  if (shape.type === 'fixed') return shape.value;
  if (isEmpty(value)) {
    if (isNullable) return null;
    if (isOptional) return undefined;
  }
  if (shape.type === 'object') return objectOf(shape.schema, value, stored);
  if (shape.type === 'objects' && Array.isArray(value))
    return value.map((item) => itemOf(shape, item, stored));
  // A switch that may be absent says nothing while it is off.
  if (shape.type === 'boolean' && isOptional && value === false)
    return undefined;
  return emptied(shape, value);
}

/** What a form leaves out, or holds as nothing, where there has to be something. */
function emptied(shape: Shape, value: unknown): unknown {
  if (value !== undefined && value !== null) return value;
  if (shape.type === 'text') return '';
  if (shape.type === 'values' || shape.type === 'objects') return [];
  if (shape.type === 'boolean') return false;
  return value;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

function itemOf(
  shape: Extract<Shape, { type: 'maybe' | 'objects' }>,
  value: unknown,
  convert: typeof shown,
): unknown {
  const schema = variantOf(shape, partAt(value, KIND));
  return schema ? objectOf(schema, value, convert) : value;
}

/** Fields in the order of the schema, then those that it does not know: the checker names them. */
function objectOf(
  schema: z.ZodObject,
  value: unknown,
  convert: typeof shown,
): unknown {
  if (value !== undefined && value !== null && !isObject(value)) return value;
  const known = fieldsOf(schema).map(([name, field]): [string, unknown] => [
    name,
    convert(field, partAt(value, name)),
  ]);
  const names = new Set(known.map(([name]) => name));
  const others = Object.entries(value ?? {}).filter(
    ([name]) => !names.has(name),
  );
  return Object.fromEntries(
    [...known, ...others].filter(([, field]) => field !== undefined),
  );
}
