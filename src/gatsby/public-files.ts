import fs from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { POST_INDEX_PATH } from '../content/routes';
import { canonicalUrl } from '../seo/addresses';
import { fragmentsOf, runQuery, type SiteData } from './site-data';

/** The folder that Gatsby serves, also in `develop`. */
const PUBLIC_DIR = path.resolve('public');

const POST_FRAGMENTS = ['post-meta.tsx', 'listing/post-card.tsx']
  .map((file) => fragmentsOf(`src/blog/${file}`))
  .join('');

/** Writes generated files other than pages. Throws if a query fails. */
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
 * All posts, newest first. The listing fetches them on the first search, filter or page change; the page itself holds
 * only the first ones.
 */
async function queryPostIndex(
  args: Pick<CreatePagesArgs, 'graphql'>,
): Promise<readonly Queries.PostCardFieldsFragment[]> {
  const { allPost } = await runQuery<Queries.PostIndexQuery>(
    args,
    /* GraphQL */ `
      ${POST_FRAGMENTS}
      query PostIndex {
        allPost(sort: [{ date: DESC }, { slug: ASC }]) {
          nodes {
            ...PostCardFields
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
