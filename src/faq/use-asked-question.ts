import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { Matches } from './matches';

/**
 * Opens the question that the page's address names and brings it into view, on arrival and whenever the address
 * changes. Browsers do so themselves for addresses that they follow alone; this is for the rest, and for questions
 * that a filter hides: it goes.
 */
export function useAskedQuestion(
  list: RefObject<HTMLElement | null>,
  /** Where the visitor is: a new object for each step, as Gatsby gives it. */
  location: { hash: string },
  matches: Matches | undefined,
  clear: () => void,
): void {
  const followed = useRef<object>(undefined);
  useLayoutEffect(() => {
    const place = document.getElementById(location.hash.slice(1));
    if (followed.current === location) return;
    if (place && list.current?.contains(place)) {
      if (place.closest('[hidden]')) {
        // Comes back here when the questions are.
        clear();
        return;
      }
      const details = place.closest('details');
      if (details) details.open = true;
      place.scrollIntoView();
    }
    followed.current = location;
  }, [list, location, matches, clear]);
}
