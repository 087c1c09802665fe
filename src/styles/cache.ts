import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/**
 * What the names of all classes begin with, in the page and in the browser. Not “css”, for which Emotion moves the
 * page’s styles to another place and has the browser match them all again.
 */
export const STYLE_KEY = 'l';

/** Makes an Emotion cache; in a browser it knows the styles that the page has brought. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({
    key: STYLE_KEY,
    // No vendor prefixes: every browser that the site supports (package.json, "browserslist") has gone without for
    // years, and they were a third of a page's CSS. What one of them still needs is written where it is used.
    stylisPlugins: [],
  });
  // Lets the build collect the styles instead of scattering <style> elements over the body.
  cache.compat = true;
  if (typeof document !== 'undefined') markAsInserted(cache, document);
  return cache;
}

/** The names under which Emotion knows a page's classes and animations, in the text of its styles. */
const NAMES = new RegExp(
  String.raw`\.${STYLE_KEY}-([a-z0-9]+)|@keyframes (animation-[a-z0-9]+)`,
  'g',
);

/**
 * Keeps Emotion from making again what stands in the page's own style element (src/layout/render-page.tsx). Emotion
 * would have a list of the names beside it; they are found in the text as well, and the page is smaller by the list.
 */
function markAsInserted(cache: EmotionCache, page: ParentNode): void {
  // Emotion marks those that it makes itself with data-s.
  const own = `style[data-emotion="${STYLE_KEY}"]:not([data-s])`;
  for (const { textContent } of page.querySelectorAll(own))
    for (const [, style, animation] of textContent.matchAll(NAMES))
      cache.inserted[style ?? animation ?? ''] = true;
}
