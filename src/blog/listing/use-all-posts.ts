import { useEffect, useState } from 'react';
import { TIMEOUTS } from '../../components/hydration/hydration';
import { POST_INDEX_PATH } from '../../content/routes';

/** Fetches all posts when they are first needed. */
export function useAllPosts(areNeeded: boolean) {
  const [posts, setPosts] = useState<readonly PostCard[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = areNeeded && !posts && !hasFailed;

  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    loadPostIndex().then(
      (loaded) => {
        if (isCurrent) setPosts(loaded);
      },
      () => {
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading]);

  return { posts, hasFailed, retry: () => setHasFailed(false) };
}

/** A post of the index has the fields of its card. */
type PostCard = Queries.PostCardFieldsFragment;

let loading: Promise<readonly PostCard[]> | undefined;

/** All posts, newest first, from the file that src/gatsby/public-files.ts writes. After a failure it can be called again. */
function loadPostIndex(): Promise<readonly PostCard[]> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

// Without retries: visitors see the failure at once and can try again.
async function fetchIndex(): Promise<readonly PostCard[]> {
  const response = await fetch(POST_INDEX_PATH, {
    signal: AbortSignal.timeout(TIMEOUTS.request),
  });
  if (!response.ok) throw new Error(`${POST_INDEX_PATH}: ${response.status}`);
  const posts: unknown = await response.json();
  if (!Array.isArray(posts)) throw new Error(`${POST_INDEX_PATH}: no list`);
  // The build has checked the posts themselves.
  return posts as readonly PostCard[];
}
