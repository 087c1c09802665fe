/** What `layOutRest` has to know, as it runs apart from everything here. */
export interface RestSettings {
  /** The attribute of the root element that lets parts of the page wait. */
  mark: string;
  /** The selector of those parts. */
  parts: string;
}

/**
 * Lays out what src/styles/later-layout.ts lets wait, part by part in the browser's idle time: in one go it is the
 * longest that a phone keeps a visitor waiting. With the first press, key or scroll the rest is laid out at once, so that
 * nothing changes its height while a visitor is on the way. It runs in the page as source text.
 */
export function layOutRest({ mark, parts }: RestSettings): void {
  const root = document.documentElement;
  if (!root.hasAttribute(mark)) return;
  const waiting = [...document.querySelectorAll<HTMLElement>(parts)];
  const shown: HTMLElement[] = [];
  const showAll = () => {
    root.removeAttribute(mark);
    waiting.length = 0;
    for (const part of shown.splice(0)) {
      part.style.contentVisibility = '';
      if (!part.getAttribute('style')) part.removeAttribute('style');
    }
  };
  const showNext = () => {
    const part = waiting.shift();
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

  const wishes = 'pointerdown touchstart keydown wheel scroll';
  const passive = { capture: true, passive: true, once: true };
  for (const wish of wishes.split(' '))
    addEventListener(wish, showAll, passive);
  if ('requestIdleCallback' in window) nextWhenIdle();
  else showAll();
}
