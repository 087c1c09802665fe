import { HYDRATED_EVENT, WAITING_EVENT, TIMEOUTS } from '../browser/hydration';
import { FAILED_EVENT, scripts } from './start';
import { hideStatus, showFailure, showWaiting } from './status';
import { targetOf } from './target';

// After hydration, replays earlier clicks, submits and input, each once. `data-instant` marks controls that inline
// scripts handle themselves: the theme switch and Reload.

const root = document.documentElement;
export let isHydrated = false;
const fields = new Set<Element>();
const pending = new Map<Element, () => void>();
const fail = () => {
  root.dataset.scripts = 'failed';
  if (pending.size + fields.size > 0) showFailure();
  for (const element of pending.keys()) element.removeAttribute('aria-busy');
};
// Gatsby leaves a promise rejected if page data or code can't be loaded.
addEventListener('unhandledrejection', () => {
  if (!isHydrated) fail();
});
// A response that isn't our script, such as a network's log-in page, throws when run.
addEventListener('error', ({ filename }) => {
  const isOurs = scripts
    .split(' ')
    .some((script) => new URL(script, location.origin).href === filename);
  if (isOurs && !isHydrated) fail();
});
const defer = (element: Element, replay: () => void) => {
  pending.set(element, replay);
  if (root.dataset.scripts === 'failed') {
    showFailure();
    return;
  }
  element.setAttribute('aria-busy', 'true');
  showWaiting();
};

addEventListener(
  'click',
  (event) => {
    const target = targetOf(event);
    const button = target?.closest<HTMLButtonElement>(
      'button[type=button]:enabled:not([popovertarget], [data-instant])',
    );
    if (target?.closest('[data-instant=reload]')) location.reload();
    if (button && !isHydrated) defer(button, () => button.click());
  },
  true,
);
addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || isHydrated) return;
    // Without scripts, forms of this method send nothing anywhere.
    if (form.method !== 'dialog') return;
    event.preventDefault();
    defer(submitter ?? form, () => form.requestSubmit(submitter));
  },
  true,
);
addEventListener(
  'input',
  (event) => {
    const field = targetOf(event);
    if (isHydrated || !field) return;
    fields.add(field);
    if (root.dataset.scripts === 'failed') showFailure();
    else
      setTimeout(() => {
        if (fields.has(field)) showWaiting();
      }, TIMEOUTS.typing);
  },
  true,
);
addEventListener(FAILED_EVENT, fail);
addEventListener(WAITING_EVENT, showWaiting);
// Back may restore a page with its old status message.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) hideStatus();
});
addEventListener(HYDRATED_EVENT, () => {
  isHydrated = true;
  delete root.dataset.scripts;
  hideStatus();
  for (const field of fields)
    field.dispatchEvent(new Event('input', { bubbles: true }));
  fields.clear();
  for (const [element, replay] of pending) {
    element.removeAttribute('aria-busy');
    replay();
  }
  pending.clear();
});
