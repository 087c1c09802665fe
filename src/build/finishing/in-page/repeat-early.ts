import './early-input';

/**
 * Repeats, once React has taken over, what a visitor did before (start-later.ts has kept it). Takes the event that says
 * so. It runs in the page as source text.
 */
export function repeatEarly(hydratedEvent: string): void {
  addEventListener(
    hydratedEvent,
    () => {
      const { earlyInput } = window;
      if (!earlyInput) return;
      earlyInput.end();
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
      for (const repeat of earlyInput.presses.values()) repeat();
    },
    { once: true },
  );
}
