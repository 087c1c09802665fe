import type { ReactNode } from 'react';
import { useState } from 'react';
import { useHydrated } from './use-hydrated';

interface KeptFromBuildProps {
  /** What shows where no HTML of the build stands: on pages that a visitor reaches by a link within the site. */
  instead: ReactNode;
}

/**
 * Keeps, in the browser, what the build has drawn into the HTML at this place, so that no script needs to hold it: for
 * drawings without a life of their own. The build itself must draw an element of the same kind, a `span`.
 */
export function KeptFromBuild({ instead }: KeptFromBuildProps) {
  const isTakenOver = useHydrated();
  const [standsInHtml] = useState(!isTakenOver);
  if (!standsInHtml) return <span css={plainStyle}>{instead}</span>;
  return (
    // React does not compare what stands inside with this, and leaves it alone.
    <span
      css={plainStyle}
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

/** The element that the build draws into. */
export function DrawnAtBuild({ children }: { children: ReactNode }) {
  return <span css={plainStyle}>{children}</span>;
}

const NOTHING = { __html: '' };
const plainStyle = { display: 'contents' };
