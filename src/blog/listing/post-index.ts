import { withPrefix } from 'gatsby';
import { POST_INDEX_PATH } from '../../content/routes';

/** A post as the index has it: all that its card shows. */
export type IndexedPost = Queries.PostCardFieldsFragment;

let loading: Promise<readonly IndexedPost[]> | undefined;

/**
 * Gives all posts, newest first, from the file that src/gatsby/public-files.ts writes. It is fetched once; after a
 * failure the next call tries again. Rejects when it can't be fetched or is no list.
 */
export function loadPostIndex(): Promise<readonly IndexedPost[]> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

// One try: a visitor who waits is told at once and can ask again.
async function fetchIndex(): Promise<readonly IndexedPost[]> {
  const response = await fetch(withPrefix(POST_INDEX_PATH));
  if (!response.ok) throw new Error(`${POST_INDEX_PATH}: ${response.status}`);
  const posts: unknown = await response.json();
  if (!isList(posts)) throw new Error(`${POST_INDEX_PATH}: no list`);
  return posts;
}

/** The build has checked what stands in the list: see the type of what it writes. */
function isList(value: unknown): value is readonly IndexedPost[] {
  return Array.isArray(value);
}
