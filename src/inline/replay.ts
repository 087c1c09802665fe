import { TIMEOUTS } from '../browser/hydration';
import { targetOf } from './dom';
import { hideStatus, showStatus } from './status';

const { dataset } = document.documentElement;
let isHydrated = false;
const fields = new Set<Element>();
const pending = new Map<Element, () => void>();

/**
 * Before hydration, keeps clicks, submits and input, to replay each once. `data-instant` marks controls that don’t wait
 * for React, because inline scripts handle them or because they do nothing.
 */
export function keepEarlyEvents(): void {
  addEventListener('click', keepClick, true);
  addEventListener('submit', keepSubmit, true);
  addEventListener('input', keepInput, true);
}

function keepClick(event: Event) {
  const target = targetOf(event);
  const button = target?.closest<HTMLButtonElement>(
    'button[type=button]:enabled:not([popovertarget], [data-instant], [aria-disabled=true])',
  );
  if (target?.closest('[data-instant=reload]')) location.reload();
  if (button && !isHydrated) keep(button, () => button.click());
}

function keepSubmit(event: SubmitEvent) {
  // Without scripts, forms of this method send nothing anywhere.
  const form = targetOf(event)?.closest<HTMLFormElement>('form[method=dialog]');
  if (!form || isHydrated) return;
  event.preventDefault();
  keep(event.submitter ?? form, () => form.requestSubmit(event.submitter));
}

function keep(element: Element, replay: () => void) {
  pending.set(element, replay);
  if (dataset.scripts !== 'failed') element.setAttribute('aria-busy', 'true');
  showStatus();
}

function keepInput(event: Event) {
  const field = targetOf(event);
  if (isHydrated || !field) return;
  fields.add(field);
  // Until scripts run, what is worked out of the fields is stale.
  field.closest('form')?.toggleAttribute('data-stale', true);
  if (dataset.scripts === 'failed') showStatus();
  else
    setTimeout(() => {
      if (fields.has(field)) showStatus();
    }, TIMEOUTS.typing);
}

/** The scripts can't be loaded: says so, now or at the next event. */
export function giveUp(): void {
  if (isHydrated) return;
  dataset.scripts = 'failed';
  hideStatus();
  if (pending.size + fields.size > 0) showStatus();
  for (const element of pending.keys()) element.removeAttribute('aria-busy');
}

export function replayEarlyEvents(): void {
  isHydrated = true;
  delete dataset.scripts;
  hideStatus();
  for (const field of fields) {
    field.closest('form')?.removeAttribute('data-stale');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  fields.clear();
  for (const [element, replay] of pending) {
    element.removeAttribute('aria-busy');
    replay();
  }
  pending.clear();
}
