import { HYDRATED_EVENT, WAITING_EVENT, TIMEOUTS } from '../browser/hydration';
import { FAILED_EVENT, scripts } from './start';
import { hideStatus, showFailure, showWaiting } from './status';

// After hydration, replays once the earlier clicks, submits and input.

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
  ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>(
      'button[type=button]:enabled:not([popovertarget], [data-instant])',
    );
    if ((target as Element).closest('[data-instant=reload]')) location.reload();
    if (button && !isHydrated) defer(button, () => button.click());
  },
  true,
);
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'dialog' || isHydrated) return;
    event.preventDefault();
    const { submitter } = event;
    defer(submitter ?? form, () => form.requestSubmit(submitter));
  },
  true,
);
addEventListener(
  'input',
  ({ target }) => {
    if (isHydrated) return;
    const field = target as Element;
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
