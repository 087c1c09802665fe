import { POST_INDEX_PATH } from '../../content/routes';
import { TIMEOUTS } from '../../loader/hydration';

/** posts.json has the fields of PostCardFields. */
type PostCard = Queries.PostCardFieldsFragment;

let loading: Promise<readonly PostCard[]> | undefined;

/**
 * All posts, newest first, from the file that src/gatsby/public-files.ts writes. May be called again after a failure.
 */
export function loadPostIndex(): Promise<readonly PostCard[]> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

// No retries: visitors see the failure at once and can try again.
async function fetchIndex(): Promise<readonly PostCard[]> {
  const response = await fetch(POST_INDEX_PATH, {
    signal: AbortSignal.timeout(TIMEOUTS.request),
  });
  if (!response.ok) throw new Error(`${POST_INDEX_PATH}: ${response.status}`);
  const posts: unknown = await response.json();
  if (!Array.isArray(posts)) throw new Error(`${POST_INDEX_PATH}: no list`);
  // Not validated: the build has checked the posts.
  return posts as readonly PostCard[];
}
