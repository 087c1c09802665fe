import {
  FAILED_EVENT,
  HYDRATED_EVENT,
  HYDRATES_LATER,
  SCRIPT_STATUS_ID,
  WAITING_EVENT,
  WAITS,
} from '../../components/hydration/hydration';

// Runs inline in every page. It loads the scripts at the visitor's first interaction, and replays once after hydration what
// was pressed, submitted or typed before. Its element lists the page's files in `data-scripts` and `data-fetches`, so that
// all of them are requested at once.

const root = document.documentElement;
const { scripts = '', fetches = '' } = document.currentScript?.dataset ?? {};
const messages = document.querySelectorAll<HTMLElement>(
  `#${SCRIPT_STATUS_ID} > p`,
);
const [loading, takingLong, failure] = messages;
let timer = 0;
const show = (shown?: HTMLElement) => {
  for (const message of messages) message.hidden = message !== shown;
};
const wait = () => {
  if (timer || root.dataset.scripts === 'failed') return;
  show(loading);
  timer = window.setTimeout(show, WAITS.long, takingLong);
};
const stopWaiting = (message?: HTMLElement) => {
  clearTimeout(timer);
  timer = 0;
  show(message);
};

const startEvents =
  'pointerdown pointermove touchstart keydown focusin scroll'.split(' ');
let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const href of fetches.split(' ')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', href });
    link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
  for (const src of scripts.split(' ')) {
    const script = document.createElement('script');
    Object.assign(script, { src, async: false, onerror: fail });
    document.head.append(script);
  }
};
for (const type of startEvents)
  addEventListener(type, start, { capture: true, passive: true, once: true });
addEventListener('load', () => {
  const isWanted = [
    ...document.querySelectorAll<HTMLElement>('[data-scripts-on-load]'),
  ].some(({ dataset }) => location.href.includes(dataset.scriptsOnLoad ?? ''));
  if (!isWanted) return;
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start);
});

// Browsers with speculation rules prefetch by those.
const prefetched = new Set<string>();
if (!HTMLScriptElement.supports('speculationrules'))
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(
      'a[href^="/"]:not([target], [download])',
    );
    if (!link || prefetched.has(link.href) || responds(root)) return;
    prefetched.add(link.href);
    const prefetch = document.createElement('link');
    Object.assign(prefetch, { rel: 'prefetch', href: link.href });
    document.head.append(prefetch);
  });

const hydrated = new WeakSet<Element>();
const partOf = (element: Element) =>
  element.closest(`[${HYDRATES_LATER}]`) ?? root;
const responds = (element: Element) => hydrated.has(partOf(element));
const fields = new Set<Element>();
const pending = new Map<Element, () => void>();
const fail = () => {
  root.dataset.scripts = 'failed';
  if (pending.size + fields.size > 0) stopWaiting(failure);
  for (const element of pending.keys()) element.removeAttribute('aria-busy');
};
// Gatsby leaves a rejected promise unhandled when the page's data or code can't be loaded.
addEventListener('unhandledrejection', () => {
  if (!hydrated.has(root)) fail();
});
// A script throws when it is something else, such as the log-in page of a network.
addEventListener('error', ({ filename }) => {
  const isOurs = filename && scripts.includes(new URL(filename).pathname);
  if (isOurs && !hydrated.has(root)) fail();
});
const defer = (element: Element, replay: () => void) => {
  pending.set(element, replay);
  if (root.dataset.scripts === 'failed') {
    show(failure);
    return;
  }
  element.setAttribute('aria-busy', 'true');
  wait();
};

addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>(
      'button[type=button]:enabled:not([popovertarget], [data-instant])',
    );
    if ((target as Element).closest('[data-instant=reload]')) location.reload();
    if (button && !responds(button)) defer(button, () => button.click());
  },
  true,
);
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'dialog' || responds(form)) return;
    event.preventDefault();
    const { submitter } = event;
    defer(submitter ?? form, () => form.requestSubmit(submitter));
  },
  true,
);
addEventListener(
  'input',
  ({ target }) => {
    const field = target as Element;
    if (responds(field)) return;
    fields.add(field);
    if (root.dataset.scripts === 'failed') show(failure);
    else
      setTimeout(() => {
        if (fields.has(field)) wait();
      }, WAITS.typing);
  },
  true,
);
addEventListener(FAILED_EVENT, fail);
addEventListener(WAITING_EVENT, wait);
// Back may bring the page from memory as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) stopWaiting();
});
addEventListener(HYDRATED_EVENT, ({ target }) => {
  hydrated.add(partOf(target as Element));
  delete root.dataset.scripts;
  for (const field of fields)
    if (responds(field)) {
      fields.delete(field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  for (const [element, replay] of pending)
    if (responds(element)) {
      element.removeAttribute('aria-busy');
      pending.delete(element);
      replay();
    }
  if (pending.size + fields.size === 0) stopWaiting();
});
