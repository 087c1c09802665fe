import { useEffect, useRef } from 'react';

/** Moves the focus to the place that the address names, after each navigation: see `focusPlace`. */
export function useFocusedPlace(
  /** A new object after each navigation, as Gatsby gives it. */
  location: { hash: string },
): void {
  const handled = useRef(location);
  useEffect(() => {
    // The browser itself handles the first address.
    if (handled.current === location) return;
    handled.current = location;
    // Gatsby's router focuses the whole page in an effect after this one.
    queueMicrotask(() => focusPlace(location.hash));
  }, [location]);
}

/**
 * Moves the focus to the place that an address names, unless it is there already: Gatsby scrolls to it, but leaves the
 * focus at the start of the page.
 */
export function focusPlace(hash: string): void {
  const named = document.getElementById(hash.slice(1));
  if (!named || named.contains(document.activeElement)) return;
  const place = named.querySelector<HTMLElement>(':scope > summary') ?? named;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    // Focusable only while it has the focus, so that a later click inside doesn't focus it.
    place.tabIndex = -1;
    place.addEventListener(
      'blur',
      () => {
        place.removeAttribute('tabindex');
      },
      { once: true },
    );
  }
  place.focus({ preventScroll: true });
}
