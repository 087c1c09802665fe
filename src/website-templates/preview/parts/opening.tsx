import { layoutOf } from '../layouts/layouts';
import type { BlockProps } from '../site';
import { HeroWords } from './hero-words';
import { PreviewPicture } from './preview-picture';
import { ProductViews } from './product';

/** The hero at the top of a page: words, a picture, and what the layout adds to the first page or to the others. */
export function Opening(props: BlockProps) {
  const { block, site, state } = props;
  const { FirstPart, InnerPart, sizes } = layoutOf(site.layout);
  const isFirst = state.page === site.pages[0];
  return (
    <div className="sample-opening">
      {!isFirst && InnerPart && <InnerPart {...props} />}
      <div className="sample-words">
        <HeroWords {...props} />
      </div>
      {block.product ? (
        <ProductViews block={block} sizes={sizes.opening} />
      ) : (
        <PreviewPicture of={block} sizes={sizes.opening} />
      )}
      {isFirst && FirstPart && <FirstPart {...props} />}
    </div>
  );
}
