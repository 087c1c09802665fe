/** Bubbles up from an element once React has hydrated it: the whole page, or a part whose code comes later. */
export const HYDRATED_EVENT = 'site:hydrated';

/** Says that the code of a part of the page can't be had. */
export const FAILED_EVENT = 'site:failed';

/** Marks a part of the page that is hydrated on its own, after the rest. */
export const HYDRATES_LATER = 'data-hydrates-later';

/** The id of the status that tells visitors of scripts that load or fail (src/layout/document-components.tsx). */
export const SCRIPT_STATUS_ID = 'script-status';

/** Tells the inline loader that an element responds now, so that early presses and typed text are replayed in it. */
export function announceHydration(element: Element): void {
  element.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
}

/** Tells the inline loader that code can't be had, so that presses waiting for it are answered. */
export function announceFailure(): void {
  window.dispatchEvent(new Event(FAILED_EVENT));
}
