import { z } from 'zod';
import { type KindName, kinds } from '../kinds';

/** The parts of a JSON Schema that are used here. */
export interface JsonSchema {
  title?: string;
  description?: string;
  markdownDescription?: string;
  patternErrorMessage?: string;
  examples?: unknown[];
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
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

const CHECKER =
  'Rules over several fields and files (references, links, pictures, lengths) are not among what the editor knows: `npm run check:content` checks them.';

/** The JSON Schema of a kind, with a description and an example at every field. */
export function jsonSchemaOf(name: KindName): JsonSchema {
  // zod's own type for this also covers what our schemas never make.
  const schema = z.toJSONSchema(kinds[name].schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
  }) as JsonSchema;
  complete(schema);
  return { ...schema, description: `data/${kinds[name].place}. ${CHECKER}` };
}

/** Adds an example to a schema and all below it, made of those of its fields where it has none. Returns the example. */
function complete(schema: JsonSchema): unknown {
  // Any text may hold "{{site.contact.email}}" instead of its value.
  if (schema.pattern !== undefined)
    schema.pattern = `\\{\\{|(?:${schema.pattern})`;
  const { properties = {}, items, required = [] } = schema;
  const fields = Object.entries(properties).map(
    ([name, field]): [string, unknown] => [name, complete(field)],
  );
  const item = items && complete(items);
  const [option] = (schema.oneOf ?? schema.anyOf ?? []).map(complete);
  const own = schema.examples?.[0] ?? schema.const ?? schema.enum?.[0];
  const example =
    own ??
    (schema.properties
      ? Object.fromEntries(fields.filter(([name]) => required.includes(name)))
      : items
        ? Array.from({ length: schema.minItems ?? 1 }, () => item)
        : option);
  if (example !== undefined) schema.examples = [example];
  if (schema.description !== undefined && own !== undefined)
    schema.markdownDescription = `${schema.description}\n\nFor example: \`${JSON.stringify(own)}\``;
  return example;
}
