import createCache from '@emotion/cache';

/** Makes an Emotion cache; the build and the browser must use the same key, or styles are made twice. */
export function createStyleCache() {
  const cache = createCache({ key: 'css' });
  // Lets the build collect the styles instead of scattering <style> elements over the body.
  cache.compat = true;
  return cache;
}
