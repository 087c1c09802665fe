import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { GlobalStyles } from '../styles/global-styles';
import { ErrorScreen, PageFrame } from './page-frame';

/** Wraps a page in global styles and the page frame, in the build and in the browser. */
export function wrapPage({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  return (
    <>
      {/* Not in wrapRoot: Gatsby also wraps the page's Head in that, which would insert the styles twice. */}
      <GlobalStyles />
      <PageFrame location={props.location}>{element}</PageFrame>
    </>
  );
}

export function wrapRoot(cache: EmotionCache, element: ReactNode) {
  return (
    <CacheProvider value={cache}>
      <ErrorBoundary
        fallbackRender={({ error }) => (
          <main>
            <ErrorScreen error={error} />
          </main>
        )}
      >
        {element}
      </ErrorBoundary>
    </CacheProvider>
  );
}

/** In a browser, the cache adopts the styles in the page's head. */
export function createStyleCache(): EmotionCache {
  return createCache({
    // The prefix of class names. A short one, as each page has hundreds of them.
    key: 'l',
    // No vendor prefixes: none of the supported browsers (package.json, "browserslist") needs them, except a few that
    // are written by hand, and they made up a third of a page's CSS.
    stylisPlugins: [],
  });
}
