import { useEffect, useState } from 'react';
import type { ProblemEvent } from './problem-events';
import { PROBLEM_EVENTS } from './problem-events';

/**
 * Gives what is wrong with data/ as `develop` tells it; browsers call again by themselves when it starts anew. Hidden tabs
 * don't listen: a browser keeps six connections to a server at most, and Gatsby holds one for each page.
 */
export function useProblems(): ProblemEvent {
  const [problems, setProblems] = useState<ProblemEvent>([]);
  useEffect(() => {
    let events: EventSource | undefined;
    const listenWhileVisible = () => {
      events?.close();
      if (document.hidden) return;
      events = new EventSource(PROBLEM_EVENTS);
      events.onmessage = ({ data }: MessageEvent<string>) =>
        setProblems(JSON.parse(data) as ProblemEvent);
    };
    listenWhileVisible();
    document.addEventListener('visibilitychange', listenWhileVisible);
    return () => {
      document.removeEventListener('visibilitychange', listenWhileVisible);
      events?.close();
    };
  }, []);
  return problems;
}
