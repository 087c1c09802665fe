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
 * By each post's slug, the slugs of up to three others in the order to show them: of the same category those next to it
 * in time, newest first, then the newest of all.
 *
 * Neighbours, and not the newest of the category: so links lead from article to article through a whole category, and
 * a post that is added or changed touches a handful of pages, not a whole category's. Sorts once, and looks at a
 * handful of posts for each.
 */
export function relatedPosts(
  posts: readonly RelatablePost[],
): Map<string, string[]> {
  const newest = [...posts].sort(newestFirst);
  const related = new Map<string, string[]>();
  for (const category of byCategory(newest))
    for (const [place, { slug }] of category.entries()) {
      const chosen = new Set<string>();
      for (const candidates of [neighbours(category, place), newest])
        for (const other of candidates) {
          if (chosen.size === MOST) break;
          if (other.slug !== slug) chosen.add(other.slug);
        }
      related.set(slug, [...chosen]);
    }
  return related;
}

function byCategory(posts: RelatablePost[]): RelatablePost[][] {
  const groups = new Map<string, RelatablePost[]>();
  for (const post of posts) {
    const group = groups.get(post.category);
    if (group) group.push(post);
    else groups.set(post.category, [post]);
  }
  return [...groups.values()];
}

/** A post with those around it, one more than are shown: one before, the others after, if there are any. */
function neighbours(posts: RelatablePost[], place: number): RelatablePost[] {
  const lastStart = Math.max(posts.length - MOST - 1, 0);
  const start = Math.min(Math.max(place - 1, 0), lastStart);
  return posts.slice(start, start + MOST + 1);
}

/** Posts of one day stand by their slugs, so that every build gives the same order. */
function newestFirst(a: RelatablePost, b: RelatablePost): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}
