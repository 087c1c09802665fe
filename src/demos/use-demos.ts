import { useEffect, useState } from 'react';
import { useHydrated } from '../components/hydration/use-hydrated';
import type { DemoTab } from './demo-tab';
import type { LoadedDemos } from './load-demos';
import { loadDemos } from './load-demos';

/** The place that opens the chat on arrival. */
export const CHAT_HASH = '#demo';

/**
 * Whether the demos show, and which of them; their code is loaded when they are first asked for.
 * Takes where the visitor is: a new object for each step, as Gatsby gives it.
 */
export function useDemos(location: { hash: string }) {
  const [isWanted, setWanted] = useState(false);
  const [tab, setTab] = useState<DemoTab>('chat');
  const [loaded, setLoaded] = useState<LoadedDemos>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [followed, setFollowed] = useState<object>();

  function open() {
    setTab('chat');
    setWanted(true);
    setAttempt((last) => (last === failedAttempt ? last + 1 : last));
  }

  // The page's HTML is made without an address: the visitor's counts once React has taken the HTML over.
  if (useHydrated() && followed !== location) {
    setFollowed(location);
    if (location.hash === CHAT_HASH) open();
  }

  useEffect(() => {
    if (!isWanted || loaded) return;
    let isCurrent = true;
    loadDemos().then(
      (demos) => {
        if (isCurrent) setLoaded(demos);
      },
      () => {
        if (isCurrent) setFailedAttempt(attempt);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, loaded, attempt]);

  const hasFailed = isWanted && !loaded && failedAttempt === attempt;
  return {
    tab,
    setTab,
    /** The component, while the demos show. */
    Demos: isWanted ? loaded?.Demos : undefined,
    isLoading: isWanted && !loaded && !hasFailed,
    hasFailed,
    open,
    close: () => setWanted(false),
    /** Loads ahead of a press. Should that fail, the press tries again. */
    prepare: () => void loadDemos().catch(() => undefined),
  };
}
