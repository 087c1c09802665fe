/** @jest-environment node */
import { z } from 'zod';
import { graphqlName, namedObject } from './graphql-names';
import { contentTypeDefinitions } from './graphql-types';
import * as kindsModule from './kinds';

// What the walk over schemas makes of each thing that a schema may use, shown on a kind made up for the purpose.
jest.mock('./kinds', () => ({ kindNames: ['Thing'], kinds: {} }));

function definitionsOf(schema: z.ZodType): string {
  Object.assign(kindsModule.kinds, { Thing: { place: 'thing.json', schema } });
  return contentTypeDefinitions();
}

const fieldOf = (schema: z.ZodType) =>
  /field: (.*)/.exec(definitionsOf(z.strictObject({ field: schema })))?.[1];

test.each<[string, z.ZodType]>([
  ['String!', z.string()],
  ['String!', z.string().regex(/a/).refine(Boolean)],
  ['String!', z.email()],
  ['String!', z.enum(['a', 'b'])],
  ['String!', z.literal('a')],
  ['String!', z.union([z.literal(''), z.string()])],
  ['Int!', z.int().positive()],
  ['Float!', z.number().min(1)],
  ['Boolean!', z.boolean()],
  ['Boolean!', z.literal(true)],
  ['String', z.string().optional()],
  ['String', z.string().nullable()],
  ['String', z.string().nullable().optional()],
  ['[String!]!', z.array(z.string())],
  ['[String!]', z.array(z.string()).optional()],
  ['[String]!', z.array(z.string().nullable())],
  ['[[Int!]!]!', z.array(z.array(z.int()))],
  ['Named!', namedObject('Named', { a: z.string() })],
  ['[Named!]!', z.array(namedObject('Named', { a: z.string() }))],
  ['ThingField!', z.strictObject({ a: z.string() })],
])('%s', (type, schema) => {
  expect(fieldOf(schema)).toBe(type);
});

test.each<[string, z.ZodType]>([
  ['a date', z.date()],
  ['a tuple', z.tuple([z.string()])],
  ['a record', z.record(z.string(), z.string())],
  ['a union of a text and a number', z.union([z.string(), z.number()])],
  ['anything', z.unknown()],
])('%s has no GraphQL counterpart', (_title, schema) => {
  expect(() => fieldOf(schema)).toThrow('ThingField is neither an object nor');
});

test('a kind is a node whose own id goes by jsonId; the ids of its parts keep their name', () => {
  const part = namedObject('Part', { id: z.int() });
  expect(definitionsOf(z.strictObject({ id: z.int(), part }))).toBe(
    `type Thing implements Node @dontInfer {
  jsonId: Int!
  part: Part!
}

type Part {
  id: Int!
}`,
  );
});

test('of a list the items are the nodes', () => {
  expect(definitionsOf(z.array(z.strictObject({ a: z.string() })))).toBe(
    'type Thing implements Node @dontInfer {\n  a: String!\n}',
  );
});

describe('a union of objects', () => {
  const union = (...shapes: z.ZodRawShape[]) =>
    z
      .union(shapes.map((shape) => z.strictObject(shape)))
      .register(graphqlName, { name: 'Either' });

  test('is one type; only what all require is required', () => {
    const field = union(
      { a: z.string(), b: z.string(), c: z.int() },
      { a: z.string(), b: z.string().optional(), d: z.array(z.int()) },
    );
    expect(definitionsOf(z.strictObject({ field }))).toContain(
      `type Either {
  a: String!
  b: String
  c: Int
  d: [Int!]
}`,
    );
  });

  test.each<[string, z.ZodType, z.ZodType]>([
    ['text and number', z.string(), z.int()],
    ['text and list', z.string(), z.array(z.string())],
    [
      'lists with and without holes',
      z.array(z.int()),
      z.array(z.int().nullable()),
    ],
  ])('may not use one name for two types: %s', (_title, one, other) => {
    const field = union({ a: one }, { a: other });
    expect(() => definitionsOf(z.strictObject({ field }))).toThrow(
      'Either.a has a different type in each variant',
    );
  });
});
