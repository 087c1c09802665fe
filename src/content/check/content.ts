import { z } from 'zod';
import { type StringWithPath, valueAt } from '../json-values';
import { type KindName, kindNames, kinds, type ValueOf } from '../kinds';
import { type FieldRule, fieldRules } from '../schemas/builders';

/** A file that matches its schema; `file` is its path below data/. */
interface Entry<Value> {
  file: string;
  value: Value;
}

/** All content by kind; files are in order of their names. */
export type Content = { [Name in KindName]: Entry<ValueOf<Name>>[] };

/** A text of data/, with its path and the rule of its field. */
export interface FieldText extends StringWithPath {
  file: string;
  root: unknown;
  rule: FieldRule;
}

export function textsOf(content: Content): FieldText[] {
  return kindNames.flatMap((kind) =>
    content[kind].flatMap(({ file, value }) =>
      textsIn(kinds[kind].schema, value).map((text) => ({
        ...text,
        file,
        root: value,
      })),
    ),
  );
}

function textsIn(
  schema: z.core.$ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): Omit<FieldText, 'file' | 'root'>[] {
  if (value === undefined || value === null) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return textsIn(schema.unwrap(), value, path);
  if (schema instanceof z.ZodUnion) {
    const option = schema.options.find(
      (one) => z.safeParse(one, value).success,
    );
    return option ? textsIn(option, value, path) : [];
  }
  if (typeof value === 'string')
    return [{ path, value, rule: fieldRules.get(schema) ?? {} }];
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) =>
      textsIn(schema.element, item, [...path, index]),
    );
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(
      ([key, field]) => textsIn(field, valueAt(value, [key]), [...path, key]),
    );
  return [];
}
