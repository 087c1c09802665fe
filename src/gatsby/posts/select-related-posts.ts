import { groupBy } from '../../content/group-by';

interface RelatablePost {
  slug: string;
  category: string;
  /** A day as YYYY-MM-DD. */
  date: string;
}

const LIMIT = 3;

/**
 * By each post's slug, the slugs of up to three others: of the same category those next to it in time, then the newest
 * of all.
 *
 * Neighbours, and not the newest of the category: so links lead from article to article through a whole category, and
 * a post that is added or changed changes a few pages, not a whole category's.
 */
export function selectRelatedPosts(
  posts: readonly RelatablePost[],
): Map<string, string[]> {
  const newest = [...posts].sort(newestFirst);
  // Enough, should the post itself and its neighbours be among them.
  const newestOfAll = newest.slice(0, 2 * LIMIT + 1);
  const related = new Map<string, string[]>();
  for (const alike of groupBy(newest, ({ category }) => category).values())
    for (const [index, { slug }] of alike.entries()) {
      const candidates = new Set(
        [...neighbours(alike, index), ...newestOfAll].map(
          (other) => other.slug,
        ),
      );
      candidates.delete(slug);
      related.set(slug, [...candidates].slice(0, LIMIT));
    }
  return related;
}

/** A post with those around it, one more than are shown: one before, the others after, if there are any. */
function neighbours(posts: RelatablePost[], index: number): RelatablePost[] {
  const lastStart = Math.max(posts.length - LIMIT - 1, 0);
  const start = Math.min(Math.max(index - 1, 0), lastStart);
  return posts.slice(start, start + LIMIT + 1);
}

/** Posts of one day are sorted by slug, so that every build has the same order. */
function newestFirst(a: RelatablePost, b: RelatablePost): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}
