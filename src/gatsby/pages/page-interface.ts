import type { NodePluginSchema } from 'gatsby';
import {
  type CollectionName,
  isCollection,
  type KindName,
  queriedKindNames,
  routeOf,
  type ValueOf,
} from '../../content/kinds';
import { articlePath, templatePath, topLevelPath } from '../../content/routes';
import { templateTitle } from '../../content/text/page-title';
import { socialImagePath } from '../../seo/addresses';
import type { Crumb } from '../../seo/page-head';

// Files of data/ that have a page implement the GraphQL interface Page, through which the heads of pages, social images
// and createPages query all pages.

const DEFINITIONS = `
  interface Page implements Node {
    id: ID!
    metadata: PageMetadata
  }
  type PageMetadata {
    path: String!
    title: String!
    description: String!
    keywords: [String!]!
    socialImage: String!
    breadcrumb: [Crumb!]!
  }
  type Crumb {
    name: String!
    path: String!
  }
`;

type Seo = ValueOf<'AboutPage'>['seo'];

interface FileMetadata extends Seo {
  path: string;
  /** Its name in a breadcrumb, if it isn't its title. */
  name?: string;
  /** The parent page, if it isn't the home page. */
  parent?: string;
}

type MetadataOf<Value> = (value: Value) => FileMetadata | null;

const seoMetadata =
  <Value extends { seo: Seo }>(pathOf: (value: Value) => string) =>
  (value: Value): FileMetadata => ({ ...value.seo, path: pathOf(value) });

/** Kinds with a page for each file. Posts that are published elsewhere have no page. */
const collections: { [Name in CollectionName]: MetadataOf<ValueOf<Name>> } = {
  Product: seoMetadata(({ slug }) => topLevelPath(slug)),
  LegalDocument: seoMetadata(({ slug }) => topLevelPath(slug)),
  WebsiteTemplate: ({ slug, name, description, keywords }) => ({
    path: templatePath(slug),
    title: templateTitle(name),
    name,
    description,
    keywords,
    parent: '/website-design',
  }),
  Post: ({ slug, title, excerpt, keywords, link }) =>
    link
      ? null
      : {
          path: articlePath(slug),
          title,
          description: excerpt,
          keywords,
          parent: '/blog',
        },
};

/** The interface Page and the types implementing it, for `createTypes`. */
export function pageTypes(schema: NodePluginSchema) {
  const types = queriedKindNames.flatMap((name) => {
    const metadataOf = metadataOfKind(name);
    if (!metadataOf) return [];
    const type = name === 'Post' ? 'PageMetadata' : 'PageMetadata!';
    return schema.buildObjectType({
      name,
      interfaces: ['Node', 'Page'],
      fields: {
        metadata: {
          type,
          resolve: metadataResolver(metadataOf as MetadataOf<unknown>),
        },
      },
    });
  });
  return [DEFINITIONS, ...types];
}

function metadataOfKind(name: KindName) {
  if (isCollection(name)) return collections[name];
  const route = routeOf(name);
  return route === undefined ? null : seoMetadata(() => route);
}

interface ResolverContext {
  nodeModel: {
    findOne: <Node>(args: { type: KindName; query: object }) => Promise<Node>;
  };
}

function metadataResolver(metadataOf: MetadataOf<unknown>) {
  return async (
    value: unknown,
    _args: object,
    { nodeModel }: ResolverContext,
  ) => {
    const metadata = metadataOf(value);
    if (!metadata) return null;
    const navigation = await nodeModel.findOne<ValueOf<'Navigation'>>({
      type: 'Navigation',
      query: {},
    });
    return {
      ...metadata,
      socialImage: socialImagePath(metadata.path),
      breadcrumb: breadcrumb(navigation, metadata),
    };
  };
}

/** The path from the home page to a page, in the words of the navigation's links. Empty for the home page. */
function breadcrumb(
  { header, footer }: ValueOf<'Navigation'>,
  { path, title, name = title, parent }: FileMetadata,
): Crumb[] {
  if (path === '/') return [];
  // The header's links come last, so their names win over the footer's.
  const links = [
    ...footer.groups.flatMap((group) => group.links),
    ...header.flatMap((item) => [item, ...(item.dropdown ?? [])]),
  ];
  const names = new Map([
    [path, name],
    ...links.map((link) => [link.href, link.name] as const),
  ]);
  return ['/', ...(parent ? [parent] : []), path].map((step) => ({
    path: step,
    name: names.get(step) ?? step,
  }));
}
