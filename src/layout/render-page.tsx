import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import createEmotionServer from '@emotion/server/create-instance';
import { IconAtBuild } from '../components/icon';
import { IconDrawing } from '../components/icon-drawing';
import { PanelDrawing } from '../panels/panel-drawing';
import { PanelAtBuild } from '../panels/product-panel';
import { STYLE_KEY, createStyleCache } from '../styles/cache';
import { plainRules } from '../styles/plain-rules';
import { GalleryArtAtBuild } from '../website-templates/gallery';
import { GalleryArtDrawing } from '../website-templates/gallery-art';
import { LivingPreview } from '../website-templates/preview/living-preview';
import { PreviewAtBuild } from '../website-templates/preview/preview-at-build';
import { StoryDrawing } from '../website-templates/restaurant/story-drawing';
import { StoryArtAtBuild } from '../website-templates/restaurant/story-section';
import { slimHtml } from './slim-html';
import { wrapRoot } from './wrap';

/** The same on every page. */
const PLAIN_RULES = plainRules();

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
  const rules = styles.map(({ css }) => css).join('');
  // One element for all: the page's security policy names each by its hash.
  args.setHeadComponents([
    <style
      key="styles"
      data-emotion={STYLE_KEY}
      dangerouslySetInnerHTML={{ __html: PLAIN_RULES + rules }}
    />,
  ]);
  args.replaceBodyHTMLString(slimHtml(html));
}
