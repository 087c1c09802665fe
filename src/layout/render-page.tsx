import createEmotionServer from '@emotion/server/create-instance';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { createStyleCache, wrapRoot } from './wrap';

/** Renders a page to HTML in the build; its head contains only the styles that it uses. */
export function renderPage({
  bodyComponent,
  setHeadComponents,
  replaceBodyHTMLString,
}: ReplaceRendererArgs): void {
  const cache = createStyleCache();
  const emotion = createEmotionServer(cache);
  const html = renderToString(wrapRoot(cache, bodyComponent));
  setHeadComponents(
    emotion
      .extractCriticalToChunks(html)
      .styles.map(({ key, ids, css }) => (
        <style
          key={key}
          data-emotion={`${key} ${ids.join(' ')}`}
          dangerouslySetInnerHTML={{ __html: css }}
        />
      )),
  );
  replaceBodyHTMLString(html);
}
