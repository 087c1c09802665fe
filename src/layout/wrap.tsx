import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { ReactNode } from 'react';
import type { EmotionCache } from '@emotion/react';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import { theme } from '../styles/theme';
import { PageFrame } from './page-frame';

/** Puts the page frame around a page, at build and in the browser alike. */
export function wrapPage({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  return <PageFrame pathname={props.location.pathname}>{element}</PageFrame>;
}

/** Gives everything below the Emotion cache and the theme. */
export function wrapRoot(cache: EmotionCache, element: ReactNode) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </CacheProvider>
  );
}
