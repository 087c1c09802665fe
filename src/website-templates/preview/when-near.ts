/**
 * How far below or above the viewport counts as near, in parts of its height. No more, because the preview begins just
 * below the first view of most screens, and its first page is there to be read before its code is.
 */
const NEAR = '10% 0%';

/** Calls back once, when an element comes near the viewport. Gives a function that stops waiting. */
export function whenNear(element: Element, arrive: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      arrive();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
