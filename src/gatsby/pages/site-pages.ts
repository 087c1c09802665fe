import type { BuildArgs, NodePluginSchema } from 'gatsby';
import type { KindName, ValueOf } from '../../content/kinds';
import { kindNames, routeOf } from '../../content/kinds';
import { articlePath, templatePath, topLevelPath } from '../../content/routes';

// Everything that has a page implements the GraphQL interface Page, so that one query lists all pages.

/** What lists of pages say of one; null for a post that stands elsewhere. */
type Listing = { path: string; title: string; description: string } | null;

/** The kinds whose files have a page each. */
const collections: {
  [Name in KindName]?: (value: ValueOf<Name>) => Listing;
} = {
  Product: ({ slug, seo }) => ({ ...seo, path: topLevelPath(slug) }),
  WebsiteTemplate: ({ slug, name, description }) => ({
    path: templatePath(slug),
    title: name,
    description,
  }),
  Post: ({ slug, title, excerpt, link }) =>
    link ? null : { path: articlePath(slug), title, description: excerpt },
  LegalDocument: ({ slug, seo }) => ({ ...seo, path: topLevelPath(slug) }),
};

const pageKinds = kindNames.filter(
  (name) => name in collections || routeOf(name) !== undefined,
);

/** The interface and what implements it. Gatsby adds it to the types that src/content/generated/graphql-types.ts makes. */
export function pageTypes(schema: NodePluginSchema) {
  const types = pageKinds.map((name) => {
    const path = routeOf(name);
    const resolve = path
      ? ({ seo }: ValueOf<'AboutPage'>): Listing => ({ ...seo, path })
      : collections[name];
    return schema.buildObjectType({
      name,
      interfaces: ['Node', 'Page'],
      fields: { listing: { type: 'PageListing', resolve } },
    });
  });
  const definitions = `
    type PageListing {
      path: String!
      title: String!
      description: String!
    }
    interface Page implements Node {
      id: ID!
      listing: PageListing
    }
  `;
  return [definitions, ...types];
}

export type SitePage = ReturnType<typeof listedPages>[number];

/** What the files about all pages (llms.txt, the social images) say of each. Throws when the query fails. */
export async function querySitePages({
  graphql,
}: Pick<BuildArgs, 'graphql'>): Promise<Queries.SitePagesQuery> {
  const result = await graphql<Queries.SitePagesQuery>(/* GraphQL */ `
    query SitePages {
      siteSettings {
        name
        origin
        socialImage {
          absolutePath
        }
      }
      blogPage {
        categories
      }
      allPage {
        nodes {
          __typename
          listing {
            path
            title
            description
          }
          ... on Product {
            card {
              colour
            }
          }
          ... on WebsiteTemplate {
            heroFrom
            picture {
              absolutePath
            }
          }
          ... on Post {
            category
            author
            day: date(formatString: "D MMM YYYY")
          }
        }
      }
    }
  `);
  if (!result.data)
    throw new Error(
      `The pages could not be listed: ${JSON.stringify(result.errors)}`,
    );
  return result.data;
}

/** The pages in order of their paths. */
export function listedPages({ allPage }: Queries.SitePagesQuery) {
  return allPage.nodes
    .flatMap(({ listing, ...page }) => (listing ? { ...page, ...listing } : []))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
