import { useEffect, useState } from 'react';
import type { IssueEvent } from './issue-events';
import { ISSUE_EVENTS } from './issue-events';

/**
 * Gives what is wrong with data/ as `develop` tells it; browsers call again by themselves when it starts anew. Hidden tabs
 * don't listen: a browser keeps six connections to a server at most, and Gatsby holds one for each page.
 */
export function useIssues(): IssueEvent {
  const [issues, setIssues] = useState<IssueEvent>([]);
  useEffect(() => {
    let events: EventSource | undefined;
    const listenWhileVisible = () => {
      events?.close();
      if (document.hidden) return;
      events = new EventSource(ISSUE_EVENTS);
      events.onmessage = ({ data }: MessageEvent<string>) =>
        setIssues(JSON.parse(data) as IssueEvent);
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
