import fs from 'node:fs';
import path from 'node:path';
import type {
  DocumentNode,
  ExecutionResult,
  GraphQLFieldResolver,
  GraphQLResolveInfo,
} from 'graphql';
import { buildASTSchema, executeSync, getNamedType, parse } from 'graphql';
import type { Content } from '../check/content';
import { listFiles } from '../check/read';
import { contentTypeDefinitions } from '../graphql-types';
import { isCollection, kindNames } from '../kinds';
import { isObject, partAt, textAt } from '../loose';

// Answers the queries of pages from checked content, as far as the site asks: by the type definitions that Gatsby is
// given and the queries that stand in src/, but without Gatsby. What Gatsby's plugins add is stood in for: pictures
// have an address and one size, days are written in the three ways that pages ask for.

/** Takes the text of a query, as it stands in src/, and its variables; gives the data. Throws when it fails. */
export type RunQuery = (
  query: string,
  variables?: Record<string, unknown>,
) => Record<string, unknown>;

/** The nodes of a kind: the items of a list, or the objects of its files. */
type Nodes = Record<string, Record<string, unknown>[]>;

export function queryRunner(content: Content): RunQuery {
  const nodes: Nodes = Object.fromEntries(
    kindNames.map((name) => [
      name,
      content[name]
        .flatMap(({ value }): unknown => value)
        .filter((value): value is Record<string, unknown> => isObject(value))
        // As the mirror does in a build.
        .filter((value) => value['draft'] !== true),
    ]),
  );
  return (query, variables) => {
    const result: ExecutionResult = executeSync({
      schema: SCHEMA,
      document: documentOf(query),
      rootValue: {},
      contextValue: nodes,
      fieldResolver: resolve,
      ...(variables && { variableValues: variables }),
    });
    if (result.errors?.[0]) throw result.errors[0];
    if (!result.data) throw new Error('A query gave no data');
    return result.data;
  };
}

const SCHEMA = buildASTSchema(
  parse(
    [
      `scalar Any
      scalar Date
      type ImageSharp { gatsbyImageData: Any }
      type File { publicURL: String, childImageSharp: ImageSharp }
      directive @dontInfer on OBJECT
      directive @dateformat on FIELD_DEFINITION
      directive @fileByRelativePath on FIELD_DEFINITION
      directive @link(by: String) on FIELD_DEFINITION`,
      contentTypeDefinitions()
        .replaceAll(' implements Node', '')
        .replace(
          /(\w+): (Date!?) @dateformat/g,
          '$1(formatString: String): $2',
        ),
      ...kindNames.map(
        (name) =>
          `type ${name}Connection { nodes: [${name}!]!, totalCount: Int! }`,
      ),
      `type Query { ${kindNames
        .map((name) => {
          const one = name.charAt(0).toLowerCase() + name.slice(1);
          return `${one}(slug: Any): ${name} all${name}(filter: Any, sort: Any, limit: Int): ${name}Connection!`;
        })
        .join(' ')} }`,
    ].join('\n'),
  ),
);

/** Every fragment that stands in src/: Gatsby, too, collects them from all files. */
const FRAGMENTS = listFiles(path.resolve('src'))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) => [
    ...fs
      .readFileSync(path.resolve('src', file), 'utf8')
      .matchAll(/graphql`([^`]*)`/g),
  ])
  .map(([, text = '']) => text)
  .filter((text) => text.trim().startsWith('fragment'))
  .join('\n');

const documents = new Map<string, DocumentNode>();

function documentOf(query: string): DocumentNode {
  const known = documents.get(query) ?? parse(query + FRAGMENTS);
  documents.set(query, known);
  return known;
}

const resolve: GraphQLFieldResolver<unknown, Nodes> = (
  source,
  args: Record<string, unknown>,
  nodes,
  info,
) => {
  if (info.parentType.name === 'Query') return rootOf(args, nodes, info);
  const { fieldName } = info;
  const value = partAt(source, fieldName === 'jsonId' ? 'id' : fieldName);
  switch (getNamedType(info.returnType).name) {
    case 'Product':
    case 'WebsiteTemplate':
      return linked(value, nodes[getNamedType(info.returnType).name] ?? []);
    case 'File':
      return typeof value === 'string' ? pictureFile(value) : null;
    case 'Date':
      return typeof value === 'string'
        ? formattedDay(value, args['formatString'])
        : value;
    default:
      return value;
  }
};

function rootOf(
  args: Record<string, unknown>,
  nodes: Nodes,
  { fieldName, returnType }: GraphQLResolveInfo,
): unknown {
  const type = getNamedType(returnType).name.replace(/Connection$/, '');
  const all = nodes[type] ?? [];
  if (!fieldName.startsWith('all')) {
    const name = kindNames.find((kind) => kind === type);
    return name && isCollection(name)
      ? all.find(({ slug }) => slug === textAt(args, 'slug', 'eq'))
      : all[0];
  }
  const slugs = partAt(args, 'filter', 'slug', 'in');
  const chosen = all.filter(
    ({ slug }) => !Array.isArray(slugs) || slugs.includes(slug),
  );
  // The one order that pages ask for: the newest first.
  if (args['sort'])
    chosen.sort((one, other) =>
      (textAt(other, 'date') ?? '').localeCompare(textAt(one, 'date') ?? ''),
    );
  const limit = args['limit'];
  return {
    totalCount: chosen.length,
    nodes: typeof limit === 'number' ? chosen.slice(0, limit) : chosen,
  };
}

/** Turns slugs into the nodes that they name, as `@link(by: "slug")` does. */
function linked(value: unknown, nodes: Record<string, unknown>[]): unknown {
  if (Array.isArray(value)) return value.map((slug) => linked(slug, nodes));
  return typeof value === 'string'
    ? nodes.find(({ slug }) => slug === value)
    : value;
}

function pictureFile(name: string) {
  const src = `/static/${path.posix.basename(name)}`;
  const fallback = { src, srcSet: `${src} 1200w` };
  const gatsbyImageData = {
    layout: 'constrained',
    width: 1200,
    height: 675,
    backgroundColor: 'gray',
    images: { fallback, sources: [] },
  };
  return { publicURL: src, childImageSharp: { gatsbyImageData } };
}

function formattedDay(day: string, format: unknown): string {
  const write = (locale: string, month: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, {
      ...{ day: 'numeric', month, year: 'numeric', timeZone: 'UTC' },
    }).format(new Date(day));
  if (format === 'MMM D, YYYY') return write('en-US', 'short');
  if (format === 'D MMMM YYYY') return write('en-GB', 'long');
  return day;
}
