import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { type EmotionCache, CacheProvider } from '@emotion/react';
import { ErrorBoundary } from 'react-error-boundary';
import { GlobalStyles } from '../styles/global-styles';
import { ErrorScreen, PageFrame } from './page-frame';

/**
 * Puts the global styles and the page frame around a page, at build and in the browser alike. A page whose context says
 * `isBare` brings its own landmarks.
 */
export function wrapPage({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const { isBare = false } = props.pageContext as { isBare?: boolean };
  return (
    <>
      {/* Not around the root: Gatsby wraps what a page's Head exports in that too, and they would be inserted twice. */}
      <GlobalStyles />
      {isBare ? (
        element
      ) : (
        <PageFrame location={props.location}>{element}</PageFrame>
      )}
    </>
  );
}

/** Provides the style cache, and catches what fails outside the page frame. */
export function wrapRoot(cache: EmotionCache, element: ReactNode) {
  return (
    <CacheProvider value={cache}>
      <ErrorBoundary FallbackComponent={ErrorScreen}>{element}</ErrorBoundary>
    </CacheProvider>
  );
}

/** In a browser the cache takes over the styles in the page's head. */
export function createStyleCache(): EmotionCache {
  return createCache({
    key: 'l',
    // No vendor prefixes: every browser that the site supports (package.json, "browserslist") has gone without for
    // years, and they were a third of a page's CSS. What one of them still needs is written where it is used.
    stylisPlugins: [],
  });
}
