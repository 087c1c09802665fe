import { targetOf } from './dom';

// Copies the link of a sharing button at once: browsers refuse the clipboard to a press that is repeated later.

/** How long a button says that its link is copied. */
const CONFIRMED_MS = 2_000;

let timer = 0;
let confirmed: HTMLElement | undefined;

document.addEventListener('click', (event) => {
  const button = targetOf(event)?.closest<HTMLElement>('[data-copy]');
  if (button) void copyFrom(button);
});

/** Visitors never see a failure, which is only logged, nor that pages without https have no clipboard. */
async function copyFrom(button: HTMLElement) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
  } catch (error) {
    console.error('The link could not be copied:', error);
    return;
  }
  confirm();
  confirm(button);
  clearTimeout(timer);
  timer = window.setTimeout(confirm, CONFIRMED_MS);
}

/** Says that the link of this button is copied, or no longer that any is. */
function confirm(button?: HTMLElement) {
  const shown = button ?? confirmed;
  shown?.toggleAttribute('data-copied', Boolean(button));
  const status = document.querySelector('[data-copy-status]');
  if (status) status.textContent = button ? 'Link copied' : '';
  confirmed = button;
}
