/**
 * A webpack loader for @emotion/cache: takes its source, gives it without the table of vendor prefixes, which stands in
 * every page's scripts although src/styles/cache.ts does without. Throws when the place is not as it was: then Emotion
 * has changed, and this file wants to be looked at again.
 */
module.exports = function withoutPrefixer(source) {
  const slim = source.replace(
    'defaultStylisPlugins = [prefixer]',
    'defaultStylisPlugins = []',
  );
  if (slim === source)
    throw new Error(
      'src/gatsby/without-prefixer.cjs does not find Emotion’s prefixer: has @emotion/cache changed?',
    );
  return slim;
};
