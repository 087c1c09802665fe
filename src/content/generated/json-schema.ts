import { z } from 'zod';
import type { KindName } from '../kinds';
import { kindNames, kinds } from '../kinds';

/** What is read and written of a JSON Schema here. */
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
  minItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}

/** Where the schemas of all kinds stand: VS Code reads them there (.vscode/settings.json). */
export const SCHEMA_DIR = '.vscode/schemas';

/** What schemas can't say; the text that a hover over the whole file starts with. */
const CHECKER =
  'Rules over several fields and files (references, links, pictures, lengths) are not among what the editor knows: `npm run check:content` checks them.';

/** Takes a kind; gives the name of its schema's file. */
export function schemaFile(name: KindName): string {
  return kinds[name].place.replace('/*.json', '.json').replace('/', '-');
}

/** Takes a kind; gives its JSON Schema, with a description and an example at every field. */
export function jsonSchemaOf(name: KindName): JsonSchema {
  // zod's own type for this also covers what our schemas never make.
  const schema = z.toJSONSchema(kinds[name].schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const message = patternMessage(zodSchema);
      if (message) jsonSchema['patternErrorMessage'] ??= message;
    },
  }) as JsonSchema;
  complete(schema);
  return { ...schema, description: `data/${kinds[name].place}. ${CHECKER}` };
}

/** Gives the files to be written, by their names below SCHEMA_DIR. */
export function schemaFiles(): Map<string, string> {
  return new Map(
    kindNames.map((name) => [
      schemaFile(name),
      `${JSON.stringify(jsonSchemaOf(name), null, 2)}\n`,
    ]),
  );
}

/** What VS Code has to be told: which schema is for which files. */
export function schemaSettings(): { fileMatch: string[]; url: string }[] {
  return kindNames.map((name) => ({
    fileMatch: [`/data/${kinds[name].place}`],
    url: `./${SCHEMA_DIR}/${schemaFile(name)}`,
  }));
}

/** Our own words for a text that does not fit a pattern; editors would show the pattern. */
function patternMessage(schema: z.core.$ZodType): string | undefined {
  if (!(schema instanceof z.ZodString)) return undefined;
  for (const { _zod } of schema.def.checks ?? []) {
    const { check, error } = _zod.def;
    if (check !== 'string_format' || !error) continue;
    const message: unknown = Reflect.apply(error, undefined, [{}]);
    if (typeof message === 'string') return message;
  }
  return undefined;
}

/** Gives a schema and all below it an example, made from those of its fields where it has none; gives the example. */
function complete(schema: JsonSchema): unknown {
  allowPlaceholders(schema);
  const { properties = {}, items, required = [] } = schema;
  const fields = Object.entries(properties).map(
    ([name, field]): [string, unknown] => [name, complete(field)],
  );
  const item = items && complete(items);
  const [option] = optionsOf(schema).map(complete);
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

/** "{{site.contact.email}}" may stand in any text: what it stands for is not known before the checker fills it in. */
function allowPlaceholders(schema: JsonSchema): void {
  if (schema.pattern !== undefined)
    schema.pattern = `${PLACEHOLDER}|(?:${schema.pattern})`;
  if (schema.format === 'email') delete schema.format;
}

const PLACEHOLDER = '\\{\\{';

function optionsOf({ oneOf = [], anyOf = [] }: JsonSchema): JsonSchema[] {
  return [...oneOf, ...anyOf];
}
