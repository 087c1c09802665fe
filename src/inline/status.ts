import { type StatusMessage, TIMEOUTS } from '../browser/hydration';

let timer = 0;

/** Tells visitors who wait that scripts or a page are loading, later that it takes long, or that scripts have failed. */
export function showStatus(): void {
  if (document.documentElement.dataset.scripts === 'failed') show('failed');
  else if (!timer) {
    show('loading');
    timer = window.setTimeout(show, TIMEOUTS.reloadOffer, 'slow');
  }
}

export function hideStatus(): void {
  clearTimeout(timer);
  timer = 0;
  show();
}

function show(shown?: StatusMessage) {
  const messages = document.querySelectorAll<HTMLElement>('[data-message]');
  for (const message of messages)
    message.hidden = message.dataset.message !== shown;
}
