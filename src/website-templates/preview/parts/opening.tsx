import { layoutOf } from '../layouts/layouts';
import type { BlockProps } from '../site';
import { SampleHeroWords } from './hero-words';
import { PreviewPicture } from './preview-picture';
import { ProductViews } from './product';

/** The hero at the top of a page: words, a picture, and the layout's additions to the first page or to the others. */
export function Opening(props: BlockProps) {
  const { block, site, state } = props;
  const { FirstPart, namesPages, openingSizes } = layoutOf(site.layout);
  const isFirst = state.page === site.pages[0];
  return (
    <div className="sample-opening">
      {!isFirst && namesPages && (
        <p className="sample-page-name">{state.page}</p>
      )}
      <div className="sample-words">
        <SampleHeroWords {...props} />
      </div>
      {block.product ? (
        <ProductViews block={block} sizes={openingSizes} />
      ) : (
        <PreviewPicture of={block} sizes={openingSizes} />
      )}
      {isFirst && FirstPart && <FirstPart {...props} />}
    </div>
  );
}
