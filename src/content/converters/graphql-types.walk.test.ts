/** @jest-environment node */
import { z } from 'zod';
import * as kindsModule from '../kinds';
import { graphqlTypeName } from '../schemas/builders';
import { contentTypeDefinitions } from './graphql-types';

// A kind of its own, with the schemas of this test.
jest.mock('../kinds', () => ({
  queriedKindNames: ['Thing'],
  kinds: {},
}));

function definitionsOf(field: z.ZodType): string {
  const schema = z.strictObject({ field });
  Object.assign(kindsModule.kinds, { Thing: { glob: 'thing.json', schema } });
  return contentTypeDefinitions();
}

test.each<[string, z.ZodType]>([
  ['a date', z.date()],
  ['a record', z.record(z.string(), z.string())],
  ['a union of a text and a number', z.union([z.string(), z.number()])],
])('refuses %s, which has no GraphQL counterpart', (_title, schema) => {
  expect(() => definitionsOf(schema)).toThrow(
    'ThingField is neither an object nor',
  );
});

const union = (...shapes: z.ZodRawShape[]) =>
  z
    .union(shapes.map((shape) => z.strictObject(shape)))
    .register(graphqlTypeName, { name: 'Either' });

test('makes one type of a union, in which only fields required by all objects are non-null', () => {
  const either = union(
    { a: z.string(), b: z.string(), c: z.int() },
    { a: z.string(), b: z.string().optional(), d: z.array(z.int()) },
  );
  expect(definitionsOf(either)).toContain(
    'type Either {\n  a: String!\n  b: String\n  c: Int\n  d: [Int!]\n}',
  );
});

test('refuses fields of one name with different types in a union', () => {
  const either = union({ a: z.string() }, { a: z.int() });
  expect(() => definitionsOf(either)).toThrow(
    'Either has fields of different types called a',
  );
});

test('refuses two objects of one name with different fields', () => {
  const [one, other] = [{ a: z.string() }, { b: z.string() }].map((shape) =>
    z.strictObject(shape).register(graphqlTypeName, { name: 'Same' }),
  );
  expect(() =>
    definitionsOf(z.strictObject({ one, again: one })),
  ).not.toThrow();
  expect(() => definitionsOf(z.strictObject({ one, other }))).toThrow(
    'Objects with different fields are called Same',
  );
});
