/** The part of a page that holds a preview: its code comes later than that of the page. */
export const PREVIEW_PART = '[data-preview]';

/**
 * Repeats what a visitor has pressed in a preview while its code was on its way, and ends the keeping of presses
 * (src/gatsby/finishing/in-page/start-later.ts), which went on for that. To be called when the preview answers.
 */
export function repeatPresses(): void {
  const { earlyInput } = window;
  if (!earlyInput) return;
  earlyInput.end();
  for (const [element, repeat] of earlyInput.presses)
    if (element.isConnected && element.closest(PREVIEW_PART)) repeat();
  earlyInput.presses.clear();
}
