interface RelatablePost {
  slug: string;
  category: string;
  /** A day as YYYY-MM-DD. */
  date: string;
}

const LIMIT = 3;

/**
 * Up to three related slugs for each post's slug: its neighbours in time within the category, then the newest of all.
 * With neighbours instead of the category's newest, links lead through the whole category, and a changed post changes
 * few pages.
 */
export function selectRelatedPosts(
  posts: readonly RelatablePost[],
): Map<string, string[]> {
  const newest = [...posts].sort(newestFirst);
  // Enough even if they include the post and its neighbours.
  const newestOfAll = newest.slice(0, 2 * LIMIT + 1);
  const related = new Map<string, string[]>();
  for (const category of new Set(newest.map((post) => post.category))) {
    const alike = newest.filter((post) => post.category === category);
    for (const [index, { slug }] of alike.entries()) {
      const candidates = new Set(
        [...neighbours(alike, index), ...newestOfAll].map(
          (other) => other.slug,
        ),
      );
      candidates.delete(slug);
      related.set(slug, [...candidates].slice(0, LIMIT));
    }
  }
  return related;
}

/** A post and its neighbours, one more than are shown: the one before it and those after, as far as they exist. */
function neighbours(posts: RelatablePost[], index: number): RelatablePost[] {
  const lastStart = Math.max(posts.length - LIMIT - 1, 0);
  const start = Math.min(Math.max(index - 1, 0), lastStart);
  return posts.slice(start, start + LIMIT + 1);
}

/** Posts of one day are sorted by slug, to keep builds deterministic. */
function newestFirst(a: RelatablePost, b: RelatablePost): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}
