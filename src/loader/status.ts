import { TIMEOUTS } from './hydration';

/** `data-message` of what src/loader/script-status.tsx can say. */
export type Status = 'loading' | 'failed';

let timer = 0;

/** Tells visitors who wait that scripts or a page are loading, and that they have failed if it takes long. */
export function showStatus(status: Status = 'loading'): void {
  if (status === 'failed') {
    show('failed');
    return;
  }
  if (timer) return;
  show('loading');
  timer = window.setTimeout(show, TIMEOUTS.failed, 'failed');
}

export function hideStatus(): void {
  clearTimeout(timer);
  timer = 0;
  show();
}

function show(shown?: Status): void {
  const messages = document.querySelectorAll<HTMLElement>('[data-message]');
  for (const message of messages)
    message.hidden = message.dataset['message'] !== shown;
}
