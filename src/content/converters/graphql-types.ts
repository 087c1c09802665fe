import { z } from 'zod';
import { kinds, queriedKindNames } from '../kinds';
import { graphqlType, graphqlTypeName } from '../schemas/builders';

type Schema = z.core.$ZodType;
type Shape = Record<string, Schema>;

type Types = Map<string, string>;

/**
 * GraphQL type definitions of all content, made from the zod schemas. Types are explicit (`@dontInfer`), required
 * fields are non-null, and a union of objects is one type. Throws for a schema without a GraphQL counterpart, and for one
 * name of different objects.
 */
export function contentTypeDefinitions(): string {
  const types: Types = new Map();
  for (const name of queriedKindNames) {
    const { schema } = kinds[name];
    addObject(types, name, isArray(schema) ? schema.element : schema, true);
  }
  return [...types.values()].join('\n\n');
}

function addObject(types: Types, name: string, schema: Schema, isNode = false) {
  const former = types.get(name);
  types.set(name, former ?? ''); // reserves its place in the order
  const shapes = shapesOf(name, schema);
  const fields = new Map(shapes.flatMap((shape) => Object.entries(shape)));
  const lines = [...fields].map(([key, field]) => {
    // gatsby-transformer-json renames a file's own `id` to `jsonId`: `id` is the node's.
    const fieldName = isNode && key === 'id' ? 'jsonId' : key;
    const ownName = name + capitalise(key);
    const [type = '', ...others] = new Set(
      shapes.flatMap(({ [key]: one }) =>
        one ? typeOf(types, ownName, one).replace(/!$/, '') : [],
      ),
    );
    if (others.length > 0)
      throw new Error(`${name} has fields of different types called ${key}`);
    // Non-null only where every object of a union requires it.
    const isRequired = shapes.every(
      ({ [key]: one }) => one && !isOptional(one),
    );
    const fieldType = isRequired ? `${type}!` : type;
    return `  ${[`${fieldName}:`, fieldType, directiveOf(field)].filter(Boolean).join(' ')}`;
  });
  const head = isNode
    ? `type ${name} implements Node @dontInfer @childOf(types: ["File"])`
    : `type ${name}`;
  const definition = `${head} {\n${lines.join('\n')}\n}`;
  if (former && former !== definition)
    throw new Error(`Objects with different fields are called ${name}`);
  types.set(name, definition);
}

/** The fields of an object, or of each object of a union. */
function shapesOf(name: string, schema: Schema): Shape[] {
  if (schema instanceof z.ZodObject) return [schema.shape];
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => shapesOf(name, option));
  throw new Error(`${name} is neither an object nor a union of objects`);
}

/** An object without a name of its own gets `defaultName`: its parent's and its field's. */
function typeOf(types: Types, defaultName: string, schema: Schema): string {
  if (isOptional(schema))
    return typeOf(types, defaultName, schema.unwrap()).replace(/!$/, '');
  if (isArray(schema))
    return `[${typeOf(types, defaultName, schema.element)}]!`;
  const registered = graphqlType.get(schema)?.type;
  return `${registered ?? typeName(types, defaultName, schema)}!`;
}

function directiveOf(schema: Schema): string | undefined {
  if (isOptional(schema)) return directiveOf(schema.unwrap());
  if (isArray(schema)) return directiveOf(schema.element);
  return graphqlType.get(schema)?.directive;
}

function typeName(types: Types, defaultName: string, schema: Schema): string {
  if (schema instanceof z.ZodNumber)
    return schema instanceof z.ZodNumberFormat ? 'Int' : 'Float';
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodLiteral) return 'String';
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum)
    return 'String';
  const name = graphqlTypeName.get(schema)?.name ?? defaultName;
  addObject(types, name, schema);
  return name;
}

function isOptional(schema: Schema): schema is z.ZodOptional | z.ZodNullable {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
}

function isArray(schema: Schema): schema is z.ZodArray {
  return schema instanceof z.ZodArray;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
