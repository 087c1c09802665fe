import { MANIFEST_PATH } from '../../content/routes';
import { HYDRATED_EVENT } from '../../layout/hydrated-event';

/** How long after a page's load event the scripts start at the latest, in ms. */
export const LATEST_START_MS = 1_000;

/** Where a page's path stands: Gatsby's own element, turned from a script into data. */
export const PAGE_PATH_ID = 'gatsby-script-loader';

/** What of a loader differs from another build's. */
export interface LoaderSettings {
  /** Addresses of Gatsby's scripts, in their order. */
  scripts: string[];
  /** Address of the web manifest. */
  manifest: string;
  hydratedEvent: string;
  latestStart: number;
  pagePathId: string;
}

/** Takes Gatsby's own inline code and the addresses of its scripts; gives the loader's source. */
export function loaderSource(inlineCode: string, scripts: string[]): string {
  const settings: LoaderSettings = {
    scripts,
    manifest: MANIFEST_PATH,
    hydratedEvent: HYDRATED_EVENT,
    latestStart: LATEST_START_MS,
    pagePathId: PAGE_PATH_ID,
  };
  // "</script" inside a script would end it.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `${inlineCode}(${startLater.toString()})(${json})`;
}

/**
 * Keeps Gatsby's scripts, and the web manifest, out of the first paint's way. It runs in the page as source text, so it uses nothing from
 * outside itself.
 *
 * They start when the browser is idle after the page has loaded and been painted, or with the visitor's first pointer,
 * touch, key, focus or scroll; where data is dear (Save-Data, 2G) with those alone. A press that comes before React is there is kept and
 * repeated once: plain buttons, and forms that have nowhere of their own to go. What is typed before is told to React,
 * too. Links, details and everything else that the browser does by itself is left to it.
 */
export function startLater(settings: LoaderSettings): void {
  const place = document.getElementById(settings.pagePathId);
  const pagePath: unknown = JSON.parse(place?.textContent ?? '""');
  Object.assign(window, { pagePath });

  const wishes = 'pointermove pointerdown touchstart keydown focusin scroll';
  const passive = { capture: true, passive: true };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const wish of wishes.split(' '))
      removeEventListener(wish, start, passive);
    for (const address of settings.scripts) {
      const script = document.createElement('script');
      script.src = address;
      // In their order, though each is fetched at once.
      script.async = false;
      document.head.append(script);
    }
    const manifest = document.createElement('link');
    manifest.rel = 'manifest';
    manifest.href = settings.manifest;
    document.head.append(manifest);
  };
  for (const wish of wishes.split(' ')) addEventListener(wish, start, passive);

  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const dataIsDear =
    connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
  if (!dataIsDear)
    addEventListener('load', () => {
      setTimeout(start, settings.latestStart);
      if (!('requestIdleCallback' in window)) return;
      // The load event may come before the first picture of the page has reached the screen, and idle time with it.
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => requestIdleCallback(start));
      }).observe({ type: 'paint', buffered: true });
    });

  const kept = new Map<Element, () => void>();
  const keepPress = (event: Event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>('button[type=button]');
    if (button && !button.disabled) kept.set(button, () => button.click());
  };
  const keepForm = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'dialog') return;
    event.preventDefault();
    kept.set(form, () => form.requestSubmit(event.submitter));
  };
  const typed = new Map<HTMLInputElement, string>();
  const keepText = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) typed.set(target, target.value);
  };
  addEventListener('click', keepPress, true);
  addEventListener('submit', keepForm, true);
  addEventListener('input', keepText, true);
  addEventListener(
    settings.hydratedEvent,
    () => {
      removeEventListener('click', keepPress, true);
      removeEventListener('submit', keepForm, true);
      removeEventListener('input', keepText, true);
      const plainValue = Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        'value',
      );
      for (const [field, text] of typed) {
        // React has a setter of its own on the field and hears of a text only if that has not seen it.
        field.value = '';
        plainValue?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      for (const repeat of kept.values()) repeat();
    },
    { once: true },
  );
}
