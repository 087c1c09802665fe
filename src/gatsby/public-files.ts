import fs from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { POST_INDEX_PATH } from '../content/routes';
import { canonicalUrl } from '../seo/addresses';
import { type SiteData, runQuery } from './site-data';

/** Where Gatsby serves files from, in `develop` too. */
const PUBLIC_DIR = path.resolve('public');

/** Writes the files that are made from the data and are no pages. Throws when a query fails. */
export async function writePublicFiles(
  args: Pick<CreatePagesArgs, 'graphql'>,
  data: SiteData,
): Promise<void> {
  const files = {
    'robots.txt': robotsText(data),
    [POST_INDEX_PATH]: JSON.stringify(await queryPostIndex(args)),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(PUBLIC_DIR, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }
}

/**
 * All posts, newest first, which the listing fetches when a visitor searches, filters or turns the page: the page itself
 * holds only what it shows first. Their fields are those of the fragment PostCardFields.
 */
async function queryPostIndex(
  args: Pick<CreatePagesArgs, 'graphql'>,
): Promise<readonly Queries.PostCardFieldsFragment[]> {
  const { allPost } = await runQuery<Queries.PostIndexQuery>(
    args,
    /* GraphQL */ `
      query PostIndex {
        allPost(sort: [{ date: DESC }, { slug: ASC }]) {
          nodes {
            title
            excerpt
            author
            category
            slug
            link
            readTime
            day: date
            shortDate: date(formatString: "MMM D, YYYY")
            imageAlt
            image {
              childImageSharp {
                gatsbyImageData(width: 704)
              }
            }
          }
        }
      }
    `,
  );
  return allPost.nodes;
}

function robotsText({ site }: Pick<SiteData, 'site'>): string {
  const sitemap = canonicalUrl(site.origin, '/sitemap-index.xml');
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
