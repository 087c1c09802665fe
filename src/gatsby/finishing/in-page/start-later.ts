import type { EarlyInput } from './early-input';

/** How long after a page's load event the scripts start at the latest, in ms. */
export const LATEST_START_MS = 1_000;

/** What `startLater` has to know, as it runs apart from everything here. */
export interface StartSettings {
  /** Addresses of the scripts, in their order. */
  scripts: string[];
  latestStart: number;
  /** The attribute of the root element that lets parts of the page wait: src/styles/later-layout.ts. */
  mark: string;
}

/**
 * Keeps the site's scripts out of the first paint's way. It runs in the page as source text, so it uses nothing from
 * outside itself; what can wait for the first of those scripts stands there (firstScriptSource).
 *
 * They start when the browser is idle after the page has loaded and been painted, or with the visitor's first pointer,
 * touch, key, focus or scroll; where data is dear (Save-Data, 2G) with those alone. What a visitor does before React
 * is there is kept to be repeated once (repeat-early.ts): presses of plain buttons, forms that have nowhere of their own
 * to go, typed texts. Links, details and everything else that the browser does by itself is left to it.
 */
export function startLater({
  scripts,
  latestStart,
  mark,
}: StartSettings): void {
  const acts = ['click', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  const once = { capture: true, passive: true, once: true };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const address of scripts) {
      const script = document.createElement('script');
      script.src = address;
      // In their order, though each is fetched at once.
      script.async = false;
      document.head.append(script);
    }
  };
  // Nothing may change its height while a visitor is on the way.
  const layOut = () => document.documentElement.removeAttribute(mark);
  for (const act of acts) addEventListener(act, layOut, once);
  for (const wish of [...acts, 'pointermove', 'scroll'])
    addEventListener(wish, start, once);

  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const dataIsDear =
    connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
  if (!dataIsDear)
    addEventListener('load', () => {
      setTimeout(start, latestStart);
      if (!('requestIdleCallback' in window)) return;
      // The load event may come before the first picture of the page has reached the screen, and idle time with it.
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => requestIdleCallback(start));
      }).observe({ type: 'paint', buffered: true });
    });

  const presses: EarlyInput['presses'] = new Map();
  const texts: EarlyInput['texts'] = new Map();
  const keepers: [string, (event: Event) => void][] = [
    [
      'click',
      (event) => {
        const target = event.target as Element;
        const button = target.closest<HTMLButtonElement>('button[type=button]');
        if (button && !button.disabled)
          presses.set(button, () => button.click());
      },
    ],
    [
      'submit',
      (event) => {
        const form = event.target as HTMLFormElement;
        if (form.method !== 'dialog') return;
        event.preventDefault();
        const { submitter } = event as SubmitEvent;
        presses.set(form, () => form.requestSubmit(submitter));
      },
    ],
    [
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement) texts.set(target, target.value);
      },
    ],
  ];
  for (const [type, keep] of keepers) addEventListener(type, keep, true);
  const end = (pressesStay?: boolean) => {
    for (const [type, keep] of keepers)
      if (!pressesStay || type === 'input')
        removeEventListener(type, keep, true);
  };
  window.earlyInput = { presses, texts, end };
}
