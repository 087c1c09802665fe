import { z } from 'zod';
import { graphqlField, graphqlName } from '../schemas/builders';
import { kindNames, kinds } from '../kinds';

type Schema = z.core.$ZodType;

/** A field of a GraphQL type, such as { type: "[Action!]!", directive: "" }. */
interface Field {
  type: string;
  directive: string;
}

/**
 * The GraphQL type definitions of all content, made from the zod schemas: explicit types (`@dontInfer`), non-null where
 * the schema requires a value, one type for a union of objects. Throws when a schema has no counterpart in GraphQL.
 */
export function contentTypeDefinitions(): string {
  const types = new Map<string, string>();
  for (const name of kindNames) {
    const { schema } = kinds[name];
    addObject(types, name, isArray(schema) ? schema.element : schema, true);
  }
  return [...types.values()].join('\n\n');
}

function addObject(
  types: Map<string, string>,
  name: string,
  schema: Schema,
  isNode = false,
): void {
  if (types.has(name)) return;
  types.set(name, ''); // reserves its place in the order
  const lines = [...fieldsOf(types, name, schema)].map(
    // gatsby-transformer-json renames a file's own `id` to `jsonId`: `id` is the node's.
    ([key, field]) =>
      `  ${isNode && key === 'id' ? 'jsonId' : key}: ${field.type}${field.directive && ` ${field.directive}`}`,
  );
  const head = isNode
    ? `type ${name} implements Node @dontInfer @childOf(types: ["File"])`
    : `type ${name}`;
  types.set(name, `${head} {\n${lines.join('\n')}\n}`);
}

/** The fields of an object, or of all objects of a union: a field that not all of them have is nullable. */
function fieldsOf(
  types: Map<string, string>,
  name: string,
  schema: Schema,
): Map<string, Field> {
  if (isUnion(schema)) {
    const variants = schema.options.map((option) =>
      fieldsOf(types, name, option),
    );
    return mergeVariants(name, variants);
  }
  if (!(schema instanceof z.ZodObject))
    throw new Error(`${name} is neither an object nor a union of objects`);
  const shape: Record<string, Schema> = schema.shape;
  return new Map(
    Object.entries(shape).map(([key, value]) => [
      key,
      fieldOf(types, name + capitalise(key), value),
    ]),
  );
}

function mergeVariants(
  name: string,
  variants: Map<string, Field>[],
): Map<string, Field> {
  const keys = new Set(variants.flatMap((variant) => [...variant.keys()]));
  return new Map(
    [...keys].map((key) => {
      const fields = variants.flatMap((variant) => variant.get(key) ?? []);
      const nullable = fields.map(({ type }) => type.replace(/!$/, ''));
      const [first, ...others] = fields;
      if (!first || new Set(nullable).size > 1)
        throw new Error(`${name}.${key} has a different type in each variant`);
      const isEverywhere =
        fields.length === variants.length &&
        [first, ...others].every(({ type }) => type.endsWith('!'));
      const type = first.type.replace(/!$/, '') + (isEverywhere ? '!' : '');
      return [key, { ...first, type }];
    }),
  );
}

/** `place` names an unnamed object after its parent and field. */
function fieldOf(
  types: Map<string, string>,
  place: string,
  schema: Schema,
): Field {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = fieldOf(types, place, schema.unwrap());
    return { ...inner, type: inner.type.replace(/!$/, '') };
  }
  const own = graphqlField.get(schema);
  if (own) return { type: `${own.type}!`, directive: own.directive ?? '' };
  if (isArray(schema)) {
    const item = fieldOf(types, place, schema.element);
    return { ...item, type: `[${item.type}]!` };
  }
  return { type: `${typeName(types, place, schema)}!`, directive: '' };
}

function typeName(
  types: Map<string, string>,
  place: string,
  schema: Schema,
): string {
  if (schema instanceof z.ZodNumber)
    return schema instanceof z.ZodNumberFormat ? 'Int' : 'Float';
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum)
    return 'String';
  if (schema instanceof z.ZodLiteral)
    return schema.value === true ? 'Boolean' : 'String';
  const name = graphqlName.get(schema)?.name ?? place;
  addObject(types, name, schema);
  return name;
}

function isUnion(schema: Schema): schema is z.ZodUnion<Schema[]> {
  return schema instanceof z.ZodUnion;
}

function isArray(schema: Schema): schema is z.ZodArray {
  return schema instanceof z.ZodArray;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
