import { useEffect, useState } from 'react';
import type { ProblemEvent } from './problem-events';
import { PROBLEM_EVENTS } from './problem-events';

/** Gives what is wrong with data/ as `develop` tells it; browsers call again by themselves when it starts anew. */
export function useProblems(): ProblemEvent {
  const [problems, setProblems] = useState<ProblemEvent>([]);
  useEffect(() => {
    const events = new EventSource(PROBLEM_EVENTS);
    events.onmessage = ({ data }: MessageEvent<string>) =>
      setProblems(JSON.parse(data) as ProblemEvent);
    return () => events.close();
  }, []);
  return problems;
}
