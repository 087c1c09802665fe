import { TIMEOUTS } from '../hydration';
import { hideStatus, showStatus } from '../status';
import { targetOf } from './dom';

/** What to repeat once React has hydrated the page, in the order of the events. */
const pending = new Map<Element, () => void>();
const listening = new AbortController();
let hasFailed = false;

/** `data-instant` marks buttons that don't wait for React: inline scripts handle them, or they do nothing. */
const WAITING_BUTTON =
  'button[type=button]:enabled:not([popovertarget], [data-instant], [aria-disabled=true])';

/** Notes presses, submits and typed text until hydration, and says that they have to wait. */
export function noteEarlyEvents(): void {
  const options = { capture: true, signal: listening.signal };
  addEventListener('click', notePress, options);
  addEventListener('submit', noteSubmit, options);
  addEventListener('input', noteInput, options);
}

function notePress(event: Event): void {
  const button = targetOf(event)?.closest<HTMLButtonElement>(WAITING_BUTTON);
  if (button) wait(button, () => button.click());
}

function noteSubmit(event: SubmitEvent): void {
  // Without scripts, forms of this method send nothing anywhere.
  const form = targetOf(event)?.closest<HTMLFormElement>('form[method=dialog]');
  if (!form) return;
  event.preventDefault();
  wait(event.submitter ?? form, () => form.requestSubmit(event.submitter));
}

function wait(element: Element, repeat: () => void): void {
  pending.set(element, repeat);
  if (!hasFailed) element.setAttribute('aria-busy', 'true');
  sayStatus();
}

function noteInput(event: Event): void {
  const field = targetOf(event);
  if (!field) return;
  const form = field.closest('form');
  // What is worked out of its fields is stale.
  form?.toggleAttribute('data-stale', true);
  pending.set(field, () => {
    form?.removeAttribute('data-stale');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  setTimeout(
    () => {
      if (pending.has(field)) sayStatus();
    },
    hasFailed ? 0 : TIMEOUTS.loading,
  );
}

function sayStatus(): void {
  showStatus(hasFailed ? 'failed' : 'loading');
}

/** The scripts can't be loaded: says so, now or at the next event. */
export function giveUp(): void {
  if (listening.signal.aborted) return;
  hasFailed = true;
  hideStatus();
  if (pending.size > 0) sayStatus();
  for (const element of pending.keys()) element.removeAttribute('aria-busy');
}

export function repeatEarlyEvents(): void {
  listening.abort();
  hideStatus();
  for (const [element, repeat] of pending) {
    element.removeAttribute('aria-busy');
    repeat();
  }
  pending.clear();
}
