import './early-input';

/** What `repeatEarly` has to know, as it runs apart from everything here. */
export interface RepeatSettings {
  /** The event that says that React has taken over. */
  hydratedEvent: string;
  /** Which part of a page React takes over later, if the page has it: that part then repeats what was pressed in it. */
  laterPart: string;
}

/**
 * Repeats, once React has taken over, what a visitor did before (start-later.ts has kept it). It runs in the page as
 * source text.
 */
export function repeatEarly({
  hydratedEvent,
  laterPart,
}: RepeatSettings): void {
  addEventListener(
    hydratedEvent,
    () => {
      const { earlyInput } = window;
      if (!earlyInput) return;
      earlyInput.end(document.querySelector(laterPart) !== null);
      const plainValue = Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        'value',
      );
      for (const [field, text] of earlyInput.texts) {
        // React has a setter of its own on the field and hears of a text only if that has not seen it.
        field.value = '';
        plainValue?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      for (const [element, repeat] of earlyInput.presses)
        if (!element.closest(laterPart)) repeat();
    },
    { once: true },
  );
}
