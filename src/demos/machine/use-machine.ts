import { useState, useSyncExternalStore } from 'react';
import type { Machine } from './machine';
import { createRun } from './run';

const surroundings = { now: () => Date.now(), random: () => Math.random() };

/**
 * Runs a machine for as long as the component is there. The machine is made once; what happens in it happens outside
 * of React's rendering, which may be repeated.
 */
export function useMachine<State, Event>(
  makeMachine: () => Machine<State, Event>,
) {
  const [run] = useState(() => createRun(makeMachine(), surroundings));
  const state = useSyncExternalStore(run.subscribe, run.state);
  return { state, send: run.send };
}
