import { z } from 'zod';
import { type KindName, kinds } from '../kinds';

/** The subset of JSON Schema in use. */
export interface JsonSchema {
  description?: string;
  markdownDescription?: string;
  patternErrorMessage?: string;
  examples?: unknown[];
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}

/** The JSON Schema of a kind, in which every field has a description and an example. */
export function jsonSchemaOf(name: KindName): JsonSchema {
  // zod's own type also covers cases that our schemas never produce.
  const schema = z.toJSONSchema(kinds[name].schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
  }) as JsonSchema;
  complete(schema);
  return schema;
}

/**
 * Adds examples to a schema and everything inside it: an object's example consists of its fields' examples. Returns the
 * example.
 */
function complete(schema: JsonSchema): unknown {
  // Any text may be a placeholder such as "{{site.contact.email}}".
  if (schema.pattern !== undefined)
    schema.pattern = `\\{\\{|(?:${schema.pattern})`;
  const { properties = {}, items, required = [] } = schema;
  const fields = Object.entries(properties).map(
    ([name, field]): [string, unknown] => [name, complete(field)],
  );
  const item = items && complete(items);
  const [option] = (schema.oneOf ?? schema.anyOf ?? []).map(complete);
  const given = schema.examples?.[0] ?? schema.const ?? schema.enum?.[0];
  const example =
    given ??
    (schema.properties
      ? Object.fromEntries(fields.filter(([name]) => required.includes(name)))
      : items
        ? Array.from({ length: schema.minItems ?? 1 }, () => item)
        : option);
  if (example !== undefined) schema.examples = [example];
  if (schema.description !== undefined && given !== undefined)
    schema.markdownDescription = `${schema.description}\n\nFor example: \`${JSON.stringify(given)}\``;
  return example;
}
