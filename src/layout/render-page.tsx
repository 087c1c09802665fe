import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import createEmotionServer from '@emotion/server/create-instance';
import { IconAtBuild } from '../components/icon';
import { IconDrawing } from '../components/icon-drawing';
import { PanelDrawing } from '../panels/panel-drawing';
import { PanelAtBuild } from '../panels/product-panel';
import { createStyleCache } from '../styles/cache';
import { GalleryArtAtBuild } from '../website-templates/gallery';
import { GalleryArtDrawing } from '../website-templates/gallery-art';
import { LivingPreview } from '../website-templates/preview/living-preview';
import { PreviewAtBuild } from '../website-templates/preview/preview-at-build';
import { StoryDrawing } from '../website-templates/restaurant/story-drawing';
import { StoryArtAtBuild } from '../website-templates/restaurant/story-section';
import { wrapRoot } from './wrap';

/** Renders a page's HTML at build, with the styles it uses (and no others) in its head. */
export function renderPage(args: ReplaceRendererArgs): void {
  const cache = createStyleCache();
  const html = renderToString(
    <PreviewAtBuild value={(site) => <LivingPreview {...site} />}>
      <PanelAtBuild value={PanelDrawing}>
        <IconAtBuild value={IconDrawing}>
          <GalleryArtAtBuild value={GalleryArtDrawing}>
            <StoryArtAtBuild value={StoryDrawing}>
              {wrapRoot(cache, args.bodyComponent)}
            </StoryArtAtBuild>
          </GalleryArtAtBuild>
        </IconAtBuild>
      </PanelAtBuild>
    </PreviewAtBuild>,
  );
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  args.setHeadComponents(
    styles
      .filter(({ css }) => css !== '')
      .map(({ key, ids, css }) => (
        <style
          key={key + ids.join()}
          data-emotion={`${key} ${ids.join(' ')}`}
          dangerouslySetInnerHTML={{ __html: css }}
        />
      )),
  );
  args.replaceBodyHTMLString(html);
}
