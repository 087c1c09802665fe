import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Lets React take over a page's HTML, or draw into an empty element. Gatsby's own way does it in one go, which is the
 * longest that a page keeps a visitor waiting; in a transition React lets the browser in every few milliseconds. Should
 * someone press something meanwhile, React finishes that first.
 */
export function hydrateInPieces(element: ReactNode, container: Element): void {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
}
