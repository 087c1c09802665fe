import createCache from '@emotion/cache';

/** Makes an Emotion cache; the build and the browser must use the same key, or styles are made twice. */
export function createStyleCache() {
  const cache = createCache({
    // Not “css”, for which Emotion moves the page’s styles to another place and has the browser match them all again.
    key: 'l',
    // No vendor prefixes: every browser that the site supports (package.json, "browserslist") has gone without for
    // years, and they were a third of a page's CSS. What one of them still needs is written where it is used.
    stylisPlugins: [],
  });
  // Lets the build collect the styles instead of scattering <style> elements over the body.
  cache.compat = true;
  return cache;
}
