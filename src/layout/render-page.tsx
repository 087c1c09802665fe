import { text } from 'node:stream/consumers';
import type { ReplaceRendererArgs } from 'gatsby';
import { prerenderToNodeStream } from 'react-dom/static';
import createEmotionServer from '@emotion/server/create-instance';
import { createStyleCache, wrapRoot } from './wrap';

/** Renders a page's HTML at build, with the styles it uses (and no others) in its head. */
export async function renderPage({
  bodyComponent,
  setHeadComponents,
  replaceBodyHTMLString,
}: ReplaceRendererArgs): Promise<void> {
  const cache = createStyleCache();
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    wrapRoot(cache, bodyComponent),
    {
      // Larger Suspense boundaries would come hidden behind the page, for an inline script to put in place.
      progressiveChunkSize: Infinity,
    },
  );
  const html = await text(prelude);
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
