import { HYDRATED } from '../browser/hydration';
import { addToHead, targetOf } from './dom';

/** Prefetches the pages of links under the pointer until hydration, in browsers without speculation rules. */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports('speculationrules')) return;
  const prefetched = new Set<string>();
  const onHover = (event: Event) => {
    const link = targetOf(event)?.closest<HTMLAnchorElement>(
      'a[href^="/"]:not([target], [download])',
    );
    if (!link || prefetched.has(link.href)) return;
    prefetched.add(link.href);
    addToHead('link', { rel: 'prefetch', href: link.href });
  };
  addEventListener('pointerover', onHover);
  addEventListener(HYDRATED, () => removeEventListener('pointerover', onHover));
}
