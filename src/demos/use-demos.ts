import { useEffect, useState } from 'react';
import { graphql } from 'gatsby';
import { useHydrated } from '../components/hydration/scripts';
import type { DemoTab, Demos } from './demos';

export const fragment = graphql`
  fragment DemosFields on Demos {
    chat {
      title
      text
      greeting
      suggestions
      prompts
      replies {
        keywords
        reply
      }
      fallback
    }
    leads {
      title
      text
      analysing
      empty
      samples {
        name
        email
        company
        source
      }
    }
    calls {
      title
      text
      idle
      empty
      callers
      script
      summaries {
        outcome
        summary
      }
    }
  }
`;

/** A link with this hash opens the chat. */
export const CHAT_HASH = '#demo';

// Split off, because most visitors never open the demos.
const loadDemos = () => import(/* webpackChunkName: "demos" */ './demos');

/** Whether the demos are open and which tab is chosen. Their code is loaded on demand. */
export function useDemos(
  /** A new object after each navigation, as Gatsby gives it. */
  location: { hash: string },
) {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<DemoTab>('chat');
  const [loaded, setLoaded] = useState<{ Demos: typeof Demos }>();
  const [hasFailed, setFailed] = useState(false);
  const [handledLocation, setHandledLocation] = useState<object>();

  function open() {
    setTab('chat');
    setOpen(true);
    setFailed(false);
  }

  // The page's HTML is rendered without a hash, so it can only count after hydration.
  if (useHydrated() && handledLocation !== location) {
    setHandledLocation(location);
    if (location.hash === CHAT_HASH) open();
  }

  useEffect(() => {
    if (!isOpen || loaded || hasFailed) return;
    let isCurrent = true;
    loadDemos().then(
      (demos) => {
        if (isCurrent) setLoaded(demos);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, loaded, hasFailed]);

  return {
    tab,
    setTab,
    /** The component that shows the demos; undefined while they are closed. */
    Demos: isOpen ? loaded?.Demos : undefined,
    isLoading: isOpen && !loaded && !hasFailed,
    hasFailed: isOpen && hasFailed,
    open,
    close: () => setOpen(false),
    /** Loads the code before a press. If that fails, the press tries again. */
    prepare: () => void loadDemos().catch(() => undefined),
  };
}
