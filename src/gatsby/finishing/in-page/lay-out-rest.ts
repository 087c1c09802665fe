/** What `layOutRest` has to know, as it runs apart from everything here. */
export interface RestSettings {
  /** The attribute of the root element that lets parts of the page wait. */
  mark: string;
  /** The selector of those parts. */
  parts: string;
}

/**
 * Lays out what src/styles/later-layout.ts lets wait, part by part in the browser's idle time: in one go it is the
 * longest that a phone keeps a visitor waiting. A press or a key ends the wait at once (start-later.ts), and so does here
 * a scroll, whose visitor may have got past parts that were never drawn: what is in sight keeps its place. It runs in the
 * page as source text.
 */
export function layOutRest({ mark, parts }: RestSettings): void {
  const root = document.documentElement;
  if (!root.hasAttribute(mark)) return;
  const waiting = [...document.querySelectorAll<HTMLElement>(parts)];
  const shown: HTMLElement[] = [];
  const showAll = () => {
    const seen =
      scrollY > 0 && document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const top = () => (seen ? seen.getBoundingClientRect().top : 0);
    const before = top();
    root.removeAttribute(mark);
    for (const part of shown.splice(0)) {
      part.style.contentVisibility = '';
      if (!part.getAttribute('style')) part.removeAttribute('style');
    }
    const moved = top() - before;
    // Without need it would only halt a scroll that is under way.
    if (moved) scrollBy({ top: moved, behavior: 'instant' });
  };
  const showNext = () => {
    const part = root.hasAttribute(mark) ? waiting.shift() : undefined;
    if (!part) {
      showAll();
      return;
    }
    part.style.contentVisibility = 'visible';
    shown.push(part);
    nextWhenIdle();
  };
  const nextWhenIdle = () =>
    requestAnimationFrame(() => requestIdleCallback(showNext));

  addEventListener('scroll', showAll, { passive: true, once: true });
  if (scrollY > 0) showAll();
  else nextWhenIdle();
}
