import { isHydrated } from './replay';

// A fallback for browsers without speculation rules.
const prefetched = new Set<string>();
if (!HTMLScriptElement.supports('speculationrules'))
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(
      'a[href^="/"]:not([target], [download])',
    );
    if (!link || prefetched.has(link.href) || isHydrated) return;
    prefetched.add(link.href);
    const prefetch = document.createElement('link');
    Object.assign(prefetch, { rel: 'prefetch', href: link.href });
    document.head.append(prefetch);
  });
