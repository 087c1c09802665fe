import { renderToString } from 'react-dom/server';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createStyleCache } from './cache';
import { GlobalStyles } from './global-styles';
import { theme } from './theme';

/**
 * Gives the rules of plain elements and the colours of both themes as CSS, at build: they never change while a visitor
 * is there, so no script needs to hold them.
 */
export function globalRules(): string {
  const cache = createStyleCache();
  const html = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles />
      </ThemeProvider>
    </CacheProvider>,
  );
  return createEmotionServer(cache)
    .extractCriticalToChunks(html)
    .styles.map(({ css }) => css)
    .join('');
}
