import { graphql } from 'gatsby';
import { useState } from 'react';
import { useHydrated } from '../loader/use-hydrated';
import { useLoaded } from '../loader/use-loaded';
import type { DemoTab } from './demos';

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
      initial {
        name
        email
        company
        source
        score
        status
      }
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

// A separate chunk, because most visitors never open the demos.
const loadDemos = () => import(/* webpackChunkName: "demos" */ './demos');

/** Whether the demos are open, and the selected tab. Their code is loaded on demand. */
export function useDemos(
  /** Gatsby passes a new object after each navigation. */
  location: { hash: string },
) {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<DemoTab>('chat');
  const code = useLoaded(loadDemos, isOpen);
  const [handledLocation, setHandledLocation] = useState<object>();

  function open() {
    setOpen(true);
    code.retry();
  }

  // The HTML is rendered without a hash, so the hash only counts after hydration.
  if (useHydrated() && handledLocation !== location) {
    setHandledLocation(location);
    if (location.hash === CHAT_HASH) {
      setTab('chat');
      open();
    }
  }

  return {
    tab,
    setTab,
    /** The component of the demos, once they have been opened: closing them ends none. */
    Demos: code.value?.Demos,
    isOpen: isOpen && code.value !== undefined,
    isLoading: code.isLoading,
    hasFailed: isOpen && code.hasFailed && !code.isLoading,
    open,
    close: () => setOpen(false),
    /** Preloads the code on hover or focus. A press retries if that fails. */
    prepare: () => void loadDemos().catch(() => undefined),
  };
}
