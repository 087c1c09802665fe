import { type EmotionCache, CacheProvider } from '@emotion/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type LocatedIssue, ISSUE_EVENTS } from '../content/check/issue';
import { IssuesPanel } from './issues-panel';

/** Shows the errors of data/ over every page, in a separate React root, so that it does not affect how pages render. */
export function showIssues(cache: EmotionCache): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <CacheProvider value={cache}>
      <Issues />
    </CacheProvider>,
  );
}

function Issues() {
  return <IssuesPanel issues={useIssues()} />;
}

/**
 * The errors that `develop` reports; the browser reconnects by itself when it restarts. Hidden tabs don't listen: a
 * browser opens at most six connections to a server, and Gatsby uses one for each page.
 */
export function useIssues(): LocatedIssue[] {
  const [issues, setIssues] = useState<LocatedIssue[]>([]);
  useEffect(() => {
    let events: EventSource | undefined;
    const listenWhileVisible = () => {
      events?.close();
      if (document.hidden) return;
      events = new EventSource(ISSUE_EVENTS);
      events.onmessage = ({ data }: MessageEvent<string>) =>
        setIssues(JSON.parse(data) as LocatedIssue[]);
    };
    listenWhileVisible();
    document.addEventListener('visibilitychange', listenWhileVisible);
    return () => {
      document.removeEventListener('visibilitychange', listenWhileVisible);
      events?.close();
    };
  }, []);
  return issues;
}
