import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/**
 * Tells when a visitor is done with something open: on Escape, and when the focus or a press goes elsewhere.
 * Takes whether it is open, the element around it and its opener, and what to call with the reason.
 */
export function useDismissal(
  isOpen: boolean,
  container: RefObject<HTMLElement | null>,
  onDismiss: (reason: 'escape' | 'elsewhere') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    let isByPointer = false;

    const isElsewhere = (target: EventTarget | null) =>
      !(target instanceof Node && container.current?.contains(target));

    // On the document, because what is open need not hold the focus: the mouse gives it none (WCAG 1.4.13), and in
    // Safari a press on a button does not either.
    function listen<Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) {
      document.addEventListener(type, listener, { signal: controller.signal });
    }
    listen('keydown', ({ key }) => {
      isByPointer = false;
      if (key === 'Escape') dismiss('escape');
    });
    listen('click', ({ target }) => {
      if (isElsewhere(target)) dismiss('elsewhere');
    });
    // A press that takes the focus away is dealt with at its click. Closing before it would move what is pressed from
    // under the finger, and the press would be lost.
    listen('pointerdown', () => {
      isByPointer = true;
    });
    listen('focusout', ({ target, relatedTarget }) => {
      if (!isByPointer && !isElsewhere(target) && isElsewhere(relatedTarget))
        dismiss('elsewhere');
    });
    return () => controller.abort();
  }, [isOpen, container]);
}
