import fs from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { IndexedPost } from '../../blog/listing/post-index';
import { POST_INDEX_PATH } from '../../content/routes';

/** In the folder that Gatsby serves files from, in `develop` too. */
const FILE = path.join('public', POST_INDEX_PATH);

/**
 * Writes all posts, newest first, into the one file that the listing fetches when a visitor searches, filters or
 * turns the page: the page itself holds only what it shows first. Ends the build when the query fails.
 */
export async function writePostIndex({
  graphql,
  reporter,
}: Pick<CreatePagesArgs, 'graphql' | 'reporter'>): Promise<void> {
  // The fields and the order are those of the listing: see src/blog/listing/post-card.tsx and src/pages/blog.tsx. Fragments
  // are not known here.
  const result = await graphql<Queries.PostIndexQuery>(/* GraphQL */ `
    query PostIndex {
      allPost(sort: [{ date: DESC }, { jsonId: ASC }]) {
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
  `);
  const { data } = result;
  if (!data) {
    reporter.panicOnBuild(
      `The posts could not be listed: ${JSON.stringify(result.errors)}`,
    );
    return;
  }
  // The type keeps this query and that of the cards together.
  const posts: readonly IndexedPost[] = data.allPost.nodes;
  await fs.mkdir(path.dirname(FILE), { recursive: true });
  await fs.writeFile(FILE, JSON.stringify(posts));
}
