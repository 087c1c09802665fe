import { useEffect, useRef } from 'react';

/** Moves the focus to the target that the address names, after each navigation: see `focusTarget`. */
export function useFocusTarget(
  /** A new object after each navigation, as Gatsby gives it. */
  location: { hash: string },
): void {
  const handled = useRef(location);
  useEffect(() => {
    // The browser itself handles the first address.
    if (handled.current === location) return;
    handled.current = location;
    // Gatsby's router focuses the whole page in an effect after this one.
    queueMicrotask(() => focusTarget(location.hash));
  }, [location]);
}

/**
 * Moves the focus to the target that an address names, unless it is there already: Gatsby scrolls to it, but leaves the
 * focus at the start of the page.
 */
export function focusTarget(hash: string): void {
  const named = document.getElementById(hash.slice(1));
  if (!named || named.contains(document.activeElement)) return;
  const target = named.querySelector<HTMLElement>(':scope > summary') ?? named;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    // Focusable only while it has the focus, so that a later click inside doesn't focus it.
    target.tabIndex = -1;
    target.addEventListener(
      'blur',
      () => {
        target.removeAttribute('tabindex');
      },
      { once: true },
    );
  }
  target.focus({ preventScroll: true });
}
