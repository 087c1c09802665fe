import { useSyncExternalStore } from 'react';
import { londonDay } from './reservation-rules';

const neverChanges = () => () => undefined;

/** Takes a clock; gives the day at the restaurant, or undefined until React has taken over a page that was built on another day. */
export function useToday(now: () => Date): string | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => londonDay(now()),
    () => undefined,
  );
}
