import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { Matches } from './filter-questions';

/**
 * Opens the question that the page's hash links to and scrolls to it, after each navigation. Browsers do that only
 * when they navigate themselves, and not for questions that a filter hides: then the filter is cleared first.
 */
export function useLinkedQuestion(
  list: RefObject<HTMLElement | null>,
  /** A new object after each navigation, as Gatsby gives it. */
  location: { hash: string },
  matches: Matches | undefined,
  clear: () => void,
): void {
  const handledLocation = useRef<object>(undefined);
  useLayoutEffect(() => {
    if (handledLocation.current === location) return;
    const target = document.getElementById(location.hash.slice(1));
    if (target && list.current?.contains(target)) {
      if (target.closest('[hidden]')) {
        // The effect runs again once all questions are shown.
        clear();
        return;
      }
      const details = target.closest('details');
      if (details) details.open = true;
      target.scrollIntoView();
    }
    handledLocation.current = location;
  }, [list, location, matches, clear]);
}
