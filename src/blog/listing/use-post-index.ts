import { useEffect, useState } from 'react';
import type { IndexedPost } from './post-index';
import { loadPostIndex } from './post-index';

/**
 * All posts, once they are needed. Takes what a visitor asks for, or undefined while what the page came with is
 * enough; every new wish tries again after a failure. Gives the posts when they are there, whether the present wish
 * has failed, and what tries it once more.
 */
export function usePostIndex(wish: string | undefined) {
  const [posts, setPosts] = useState<readonly IndexedPost[]>();
  const [failedAttempt, setFailedAttempt] = useState<string>();
  const [retries, setRetries] = useState(0);
  const attempt = wish === undefined ? undefined : `${retries} ${wish}`;

  useEffect(() => {
    if (attempt === undefined || posts) return;
    let isCurrent = true;
    loadPostIndex().then(
      (loaded) => {
        if (isCurrent) setPosts(loaded);
      },
      () => {
        if (isCurrent) setFailedAttempt(attempt);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, posts]);

  return {
    posts,
    hasFailed: attempt !== undefined && attempt === failedAttempt,
    retry: () => setRetries(retries + 1),
  };
}
