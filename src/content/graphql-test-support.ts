import { buildASTSchema, Kind, parse, print } from 'graphql';
import { z } from 'zod';
import { kindNames, kinds, type KindName } from './kinds';

// The type definitions are made by a walk of our own over the zod schemas. Here they are compared with what zod itself
// says about the same schemas, as JSON Schema: two walks that share no code have to agree.

/** What is read of a JSON Schema. */
interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}

/** The fields of each GraphQL type, with their types as text: { Post: { id: "Int!", … } }. */
type GraphqlTypes = Map<string, Map<string, string>>;

/** What Gatsby declares itself. */
const GATSBY = `
  scalar Date
  interface Node { id: ID! }
  type File { id: ID! }
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
`;

/** The GraphQL types that may hold what is one type in JSON. Dates, pictures and references are texts in data/. */
const SCALARS: Record<string, string[]> = {
  string: ['String', 'Date', 'File', 'Product', 'WebsiteTemplate'],
  integer: ['Int'],
  number: ['Float'],
  boolean: ['Boolean'],
};

/**
 * Takes type definitions; gives every place where they and the zod schemas disagree. Throws when they are no SDL, or
 * name a type or a directive that neither they nor Gatsby declare.
 */
export function disagreements(definitions: string): string[] {
  const document = parse(GATSBY + definitions);
  buildASTSchema(document);
  const types: GraphqlTypes = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION
        ? [
            [
              node.name.value,
              new Map(
                node.fields?.map(({ name, type }) => [name.value, print(type)]),
              ),
            ],
          ]
        : [],
    ),
  );
  return kindNames.flatMap((name) => {
    const schema = jsonSchemaOf(name);
    const item = schema.type === 'array' && schema.items;
    return objects(types, variantsOf(item || schema), name, name, true);
  });
}

function objects(
  types: GraphqlTypes,
  variants: JsonSchema[],
  typeName: string,
  place: string,
  isNode = false,
): string[] {
  const keys = new Set(
    variants.flatMap(({ properties = {} }) => Object.keys(properties)),
  );
  const type = types.get(typeName);
  if (!type) return [`${place} is no object`];
  const fields = new Map(type);
  const found = [...keys].flatMap((key) => {
    const name = isNode && key === 'id' ? 'jsonId' : key;
    const here = `${place}.${name}`;
    const field = fields.get(name);
    fields.delete(name);
    if (field === undefined) return [`${here} is missing`];
    const values = variants.flatMap(
      ({ properties }) => properties?.[key] ?? [],
    );
    const isRequired = variants.every(({ required }) =>
      required?.includes(key),
    );
    return [
      ...nullability(isRequired && !values.some(isNullable), field, here),
      ...values.flatMap((value) => contents(types, value, field, here)),
    ];
  });
  const extra = [...fields.keys()].map((key) => `${place}.${key} is extra`);
  return [...found, ...extra];
}

function contents(
  types: GraphqlTypes,
  value: JsonSchema,
  type: string,
  place: string,
): string[] {
  const inner = type.replace(/!$/, '');
  const variants = variantsOf(value);
  const items = variants.flatMap((variant) => variant.items ?? []);
  const isList = inner.startsWith('[');
  if (items.length > 0 !== isList)
    return [isList ? `${place} is a list` : `${place} is no list`];
  if (isList) {
    const itemType = inner.slice(1, -1);
    return [
      ...nullability(!items.some(isNullable), itemType, `${place}[]`),
      ...items.flatMap((item) => contents(types, item, itemType, `${place}[]`)),
    ];
  }
  if (variants.every((variant) => variant.type === 'object'))
    return objects(types, variants, inner, place);
  return variants.flatMap((variant) =>
    SCALARS[String(variant.type)]?.includes(inner)
      ? []
      : [`${place} is ${inner}, not ${String(variant.type)}`],
  );
}

function nullability(isRequired: boolean, type: string, place: string) {
  return type.endsWith('!') === isRequired
    ? []
    : [`${place} is ${isRequired ? 'nullable' : 'non-null'}`];
}

/** The schemas that a value may have, null apart: those of a union, or the schema itself. */
function variantsOf(schema: JsonSchema): JsonSchema[] {
  const options = optionsOf(schema);
  if (options.length > 0) return options.flatMap(variantsOf);
  return typesOf(schema)
    .filter((type) => type !== 'null')
    .map((type) => ({ ...schema, type }));
}

function isNullable(schema: JsonSchema): boolean {
  return typesOf(schema).includes('null') || optionsOf(schema).some(isNullable);
}

function optionsOf({ oneOf = [], anyOf = [] }: JsonSchema): JsonSchema[] {
  return [...oneOf, ...anyOf];
}

/** zod writes a nullable text as { type: ["string", "null"] }. */
function typesOf({ type = [] }: JsonSchema): string[] {
  return Array.isArray(type) ? type : [type];
}

function jsonSchemaOf(name: KindName): JsonSchema {
  // zod's own type for this also covers what our schemas never make.
  return z.toJSONSchema(kinds[name].schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
}
