import { SCRIPT_STATUS_ID, TIMEOUTS } from '../browser/hydration';

// The status line: scripts are loading, take long or have failed.

const messages = document.querySelectorAll<HTMLElement>(
  `#${SCRIPT_STATUS_ID} > p`,
);
// In the order of ScriptStatus in src/layout/document-components.tsx.
const [loading, takingLong, failure] = messages;
let timer = 0;

function show(shown?: HTMLElement): void {
  for (const message of messages) message.hidden = message !== shown;
}

export function showWaiting(): void {
  if (timer || document.documentElement.dataset.scripts === 'failed') return;
  show(loading);
  timer = window.setTimeout(show, TIMEOUTS.reloadOffer, takingLong);
}

export function showFailure(): void {
  hideStatus();
  show(failure);
}

export function hideStatus(): void {
  clearTimeout(timer);
  timer = 0;
  show();
}
