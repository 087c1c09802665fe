import type { NodePluginSchema } from 'gatsby';
import {
  type KindName,
  type ValueOf,
  kindNames,
  routeOf,
} from '../../content/kinds';
import { pageTitle, templateTitle } from '../../content/page-title';
import { articlePath, templatePath, topLevelPath } from '../../content/routes';
import { bareTitle, socialImagePath } from '../../seo/addresses';
import type { Crumb } from '../../seo/structured-data/pages';

// Every file of data/ that has a page implements the GraphQL interface Page. Through it the heads of pages, the social
// images and createPages query all pages.

const DEFINITIONS = `
  interface Page implements Node {
    id: ID!
    metadata: PageMetadata
  }
  type PageMetadata {
    path: String!
    title: String!
    name: String!
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

/** The metadata that a file gives its page. */
interface FileMetadata extends Seo {
  path: string;
  /** The page's name without the site's. */
  name: string;
  /** The page above it, where that is not the home page. */
  parent?: string;
}

type MetadataOf<Value> = (
  value: Value,
  siteName: string,
) => FileMetadata | null;

const seoMetadata =
  <Value extends { seo: Seo }>(pathOf: (value: Value) => string) =>
  (value: Value, siteName: string): FileMetadata => ({
    ...value.seo,
    path: pathOf(value),
    name: bareTitle(value.seo.title, siteName),
  });

/** The kinds whose files have a page each. A post that is published elsewhere has none. */
const collections: { [Name in KindName]?: MetadataOf<ValueOf<Name>> } = {
  Product: seoMetadata(({ slug }) => topLevelPath(slug)),
  LegalDocument: seoMetadata(({ slug }) => topLevelPath(slug)),
  WebsiteTemplate: ({ slug, name, description, keywords }, siteName) => ({
    path: templatePath(slug),
    title: pageTitle(templateTitle(name), siteName),
    name,
    description,
    keywords,
    parent: '/website-design',
  }),
  Post: ({ slug, title, excerpt, keywords, link }, siteName) =>
    link
      ? null
      : {
          path: articlePath(slug),
          title: pageTitle(title, siteName),
          name: title,
          description: excerpt,
          keywords,
          parent: '/blog',
        },
};

/** The interface Page and the types that implement it, for `createTypes`. */
export function pageTypes(schema: NodePluginSchema) {
  const types = kindNames.flatMap((name) => {
    const route = routeOf(name);
    const metadataOf =
      route === undefined ? collections[name] : seoMetadata(() => route);
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
    const find = <Name extends KindName>(type: Name) =>
      nodeModel.findOne<ValueOf<Name>>({ type, query: {} });
    const metadata = metadataOf(value, (await find('SiteSettings')).name);
    return (
      metadata && {
        ...metadata,
        socialImage: socialImagePath(metadata.path),
        breadcrumb: breadcrumb(await find('Navigation'), metadata),
      }
    );
  };
}

/** The way to a page from the home page, in the words of the links to each. The home page itself has none. */
function breadcrumb(
  { header, footer }: ValueOf<'Navigation'>,
  { path, name, parent }: FileMetadata,
): Crumb[] {
  if (path === '/') return [];
  // Of two links to a page the header's counts.
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
