import { useEffect, useState } from 'react';

export interface ContentsEntry {
  id: string;
  title: string;
  /** The heading's level. */
  level?: 2 | 3;
}

/** A section counts as current when it begins at most this far below the position that links scroll to, in px. */
const TOLERANCE = 48;

/** The id of the section that is being read; undefined above the first section and before hydration. */
export function useCurrentSection(
  entries: readonly ContentsEntry[],
): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const sections = entries.flatMap(
      ({ id }) => document.getElementById(id) ?? [],
    );
    let observer: IntersectionObserver | undefined;

    // Observed instead of listening to scroll events, which fire far more often.
    function watch() {
      observer?.disconnect();
      const line = scrollPadding() + TOLERANCE;
      observer = new IntersectionObserver(
        () => {
          const reached = sections.findLast(
            (section) => section.getBoundingClientRect().top <= line,
          );
          setCurrent(reached?.id);
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

/** Where links within the page scroll to: below the sticky header, in px from the top of the window. */
function scrollPadding(): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return parseFloat(scrollPaddingTop) || 0;
}
