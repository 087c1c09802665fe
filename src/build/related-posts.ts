/** What decides which posts are related. */
export interface RelatablePost {
  slug: string;
  category: string;
  /** A day as YYYY-MM-DD. */
  date: string;
}

/** How many posts stand below an article. */
const MOST = 3;

/**
 * Takes all posts; gives, by slug, the slugs of up to three others in the order to show them: the newest of the same
 * category first, then the newest of all. Sorts once, and looks at a handful of posts for each.
 */
export function relatedPosts(
  posts: readonly RelatablePost[],
): Map<string, string[]> {
  const newest = [...posts].sort(newestFirst);
  const byCategory = new Map<string, RelatablePost[]>();
  for (const post of newest) {
    const group = byCategory.get(post.category);
    if (group) group.push(post);
    else byCategory.set(post.category, [post]);
  }
  return new Map(
    posts.map(({ slug, category }) => {
      const chosen = new Set<string>();
      for (const candidates of [byCategory.get(category) ?? [], newest])
        for (const other of candidates) {
          if (chosen.size === MOST) break;
          if (other.slug !== slug) chosen.add(other.slug);
        }
      return [slug, [...chosen]];
    }),
  );
}

/** Posts of one day stand by their slugs, so that every build gives the same order. */
function newestFirst(a: RelatablePost, b: RelatablePost): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}
