import { isHydrated } from './replay';
import { targetOf } from './target';

// A fallback for browsers without speculation rules.
const prefetched = new Set<string>();
if (!HTMLScriptElement.supports('speculationrules'))
  addEventListener('pointerover', (event) => {
    const link = targetOf(event)?.closest<HTMLAnchorElement>(
      'a[href^="/"]:not([target], [download])',
    );
    if (!link || prefetched.has(link.href) || isHydrated) return;
    prefetched.add(link.href);
    const prefetch = document.createElement('link');
    Object.assign(prefetch, { rel: 'prefetch', href: link.href });
    document.head.append(prefetch);
  });
