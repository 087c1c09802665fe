import { renderToString } from 'react-dom/server';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createStyleCache } from './cache';
import { fontFaceRules } from './fonts';
import { GlobalStyles } from './global-styles';
import { theme } from './theme';

/**
 * Gives the font faces, the rules of plain elements and the colours of both themes as CSS, at build: they never change
 * while a visitor is there, so no script needs to hold them.
 */
export function plainRules(): string {
  const cache = createStyleCache();
  const html = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles />
      </ThemeProvider>
    </CacheProvider>,
  );
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return fontFaceRules + styles.map(({ css }) => css).join('');
}
