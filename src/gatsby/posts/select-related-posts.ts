interface RelatablePost {
  slug: string;
  category: string;
  /** A day as YYYY-MM-DD. */
  date: string;
}

const LIMIT = 3;

/** Up to three related slugs for each post's slug: the newest posts of its category, then the newest of all. */
export function selectRelatedPosts(
  posts: readonly RelatablePost[],
): Map<string, string[]> {
  const newest = [...posts].sort(newestFirst);
  return new Map(
    posts.map(({ slug, category }) => {
      const others = newest.filter((post) => post.slug !== slug);
      const alike = others.filter((post) => post.category === category);
      const first = [...alike.slice(0, LIMIT), ...others.slice(0, LIMIT)];
      const slugs = new Set(first.map((post) => post.slug));
      return [slug, [...slugs].slice(0, LIMIT)];
    }),
  );
}

/** Posts of one day are sorted by slug, to keep builds deterministic. */
function newestFirst(a: RelatablePost, b: RelatablePost): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}
