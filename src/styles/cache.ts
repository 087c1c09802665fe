import type { EmotionCache } from '@emotion/react';
import createCache from '@emotion/cache';

/** Makes an Emotion cache; in a browser it takes over the styles in the page's head. */
export function createStyleCache(): EmotionCache {
  return createCache({
    key: 'l',
    // No vendor prefixes: every browser that the site supports (package.json, "browserslist") has gone without for
    // years, and they were a third of a page's CSS. What one of them still needs is written where it is used.
    stylisPlugins: [],
  });
}
