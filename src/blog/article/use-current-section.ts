import { useEffect, useState } from 'react';
import { currentSection } from './current-section';
import type { ContentsEntry } from './sections-of';

/** How far below the place that links lead to a section may begin and be the current one, in px. */
const SLACK = 48;

/**
 * Takes the contents of the page's text; gives the id of the section that is being read, which changes as the visitor
 * scrolls. `undefined` above the first section and until scripts run.
 */
export function useCurrentSection(
  entries: readonly ContentsEntry[],
): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const sections = entries.flatMap(
      ({ id }) => document.getElementById(id) ?? [],
    );
    let observer: IntersectionObserver | undefined;

    // The browser tells when a section begins or ends above the line: nothing has to listen to scrolling.
    function watch() {
      observer?.disconnect();
      const line = linksLeadTo() + SLACK;
      observer = new IntersectionObserver(
        () => {
          const positions = sections.map((section) => ({
            id: section.id,
            top: section.getBoundingClientRect().top,
          }));
          setCurrent(currentSection(positions, line));
        },
        { rootMargin: `0% 0% ${line - window.innerHeight}px` },
      );
      for (const section of sections) observer.observe(section);
    }

    watch();
    window.addEventListener('resize', watch);
    return () => {
      window.removeEventListener('resize', watch);
      observer?.disconnect();
    };
  }, [entries]);

  return current;
}

/** Where a link to a place on the page brings it: below the sticky header, in px from the top of the window. */
function linksLeadTo(): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return parseFloat(scrollPaddingTop) || 0;
}
