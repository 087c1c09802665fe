/** @jest-environment node */
import {
  buildSchema,
  getNamedType,
  type GraphQLOutputType,
  graphqlSync,
  isObjectType,
} from 'graphql';
import { repositoryContent } from '../check/check';
import { exampleOf } from '../content.fixture';
import { isCollection, queriedKindNames } from '../kinds';
import { contentTypeDefinitions } from './graphql-types';

const definitions = contentTypeDefinitions();

/** Replaces Gatsby's types for pictures, days and slugs, which are plain strings here. */
const schema = buildSchema(`
  scalar Date
  scalar File
  scalar JSON
  type Query { ${queriedKindNames.map((name) => `${name}: ${name}`).join(' ')} }
  ${definitions
    .replace(/(?:Product|WebsiteTemplate)(?=\W*@link)/g, 'String')
    .replace(/ @\w+(?:\(.*\))?| implements Node/g, '')}
`);

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields());
  return `{ ${fields.map(({ name, type: of }) => name + selectionOf(of)).join(' ')} }`;
}

/** Drops nulls: fields of another variant, or optional ones. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null && part !== undefined)
      .map(([key, part]) => [key, withoutNulls(part)]),
  );
}

test.each(queriedKindNames)('every field of %s can be queried', (kind) => {
  const type = schema.getType(kind);
  if (!isObjectType(type)) throw new Error(`${kind} is no type`);
  const values: unknown[] = [
    exampleOf(kind),
    ...repositoryContent()[kind].map(({ value }) => value),
  ].flat();
  for (const value of values) {
    // gatsby-transformer-json renames a file's own id to jsonId.
    const { id: jsonId, ...fields } = value as { id?: number };
    const node = jsonId === undefined ? fields : { jsonId, ...fields };
    const { data, errors } = graphqlSync({
      schema,
      source: `{ ${kind} ${selectionOf(type)} }`,
      rootValue: { [kind]: node },
    });
    expect(errors ?? []).toEqual([]);
    expect(withoutNulls(data?.[kind])).toEqual(withoutNulls(node));
  }
});

test('fields that schemas require are non-null, and the id of a file becomes jsonId', () => {
  expect(definitions).toContain(
    'type Post implements Node @dontInfer @childOf(types: ["File"]) {\n',
  );
  for (const line of [
    'jsonId: Int!',
    'date: Date! @dateformat',
    'image: File! @fileByRelativePath',
    'image: File @fileByRelativePath',
    'draft: Boolean',
    'templates: [WebsiteTemplate!]! @link(by: "slug")',
    'body: [JSON!]',
  ])
    expect(definitions).toContain(`\n  ${line}\n`);
  expect(queriedKindNames.filter(isCollection)).toEqual([
    ...['Post', 'Product', 'WebsiteTemplate', 'LegalDocument'],
  ]);
});
