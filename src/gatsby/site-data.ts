import fs from 'node:fs';
import type { CreatePagesArgs } from 'gatsby';
import { asArticleBody } from '../content/from-graphql';

type Graphql = Pick<CreatePagesArgs, 'graphql'>;

/** The fragments that a component defines: only queries in components know them by themselves. */
export function fragmentsOf(file: string): string {
  const [, fragments] = fs.readFileSync(file, 'utf8').split('`');
  return fragments ?? '';
}

/** Throws with the reason if the query fails. */
export async function runQuery<Data>(
  { graphql }: Graphql,
  query: string,
): Promise<Data> {
  const result = await graphql<Data>(query);
  if (result.data) return result.data;
  throw new Error(`A query has failed: ${JSON.stringify(result.errors)}`);
}

/** Data of the whole site, for the build only; pages have their own queries. */
export async function querySiteData(args: Graphql) {
  const data = await runQuery<Queries.SiteDataQuery>(
    args,
    /* GraphQL */ `
      query SiteData {
        siteSettings {
          name
          origin
          newsletterEndpoint
          embeds {
            homeVideo
            demoVideo
            bookingCalendar
            bookingScript
          }
          socialImage {
            absolutePath
          }
        }
        blogPage {
          tints {
            category
            tint
          }
        }
        allRedirect {
          nodes {
            from
            to
          }
        }
        allSitePage {
          nodes {
            path
          }
        }
        allPost {
          nodes {
            slug
            category
            date
            body
          }
        }
        allPage {
          nodes {
            __typename
            metadata {
              path
              title
              socialImage
            }
            ... on LegalDocument {
              slug
            }
            ... on Product {
              slug
              card {
                colour
              }
            }
            ... on WebsiteTemplate {
              slug
              name
              heroFrom
              sample {
                folder
              }
            }
            ... on Post {
              slug
              category
              author
              day: date(formatString: "D MMM YYYY")
            }
          }
        }
      }
    `,
  );
  return {
    site: data.siteSettings,
    tints: data.blogPage.tints,
    redirects: data.allRedirect.nodes,
    /** The paths of all pages that Gatsby creates, including /404.html. */
    paths: data.allSitePage.nodes.map(({ path }) => path),
    posts: data.allPost.nodes,
    /** The addresses of videos in articles. */
    videos: data.allPost.nodes
      .flatMap(({ body }) => asArticleBody(body ?? []))
      .flatMap((block) => (block.kind === 'video' ? block.address : [])),
    /** The pages for search engines, sorted by path. */
    pages: data.allPage.nodes
      .flatMap(({ metadata, ...page }) =>
        metadata ? { ...page, ...metadata } : [],
      )
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
  };
}

export type SiteData = Awaited<ReturnType<typeof querySiteData>>;
export type ListedPage = SiteData['pages'][number];
