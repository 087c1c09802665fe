import { BookingCard } from '../blocks/slots-block';
import { layoutOf } from '../layouts/layouts';
import type { BlockProps } from '../site';
import { SampleHeroWords } from './hero-words';
import { PreviewPicture } from './preview-picture';

/** The hero at the top of a page: words, a picture or several of one thing, and on the first page the next appointments. */
export function Opening(props: BlockProps) {
  const { block, site, state } = props;
  const { openingSizes } = layoutOf(site.layout);
  const picture = <PreviewPicture of={block} sizes={openingSizes} />;
  return (
    <div className="sample-opening">
      <div className="sample-words">
        <SampleHeroWords {...props} />
      </div>
      {block.product ? (
        <div className="sample-views">
          {picture}
          {block.product.views.map((view) => (
            <PreviewPicture key={view.imageAlt} of={view} />
          ))}
        </div>
      ) : (
        picture
      )}
      {state.page === site.pages[0] && <BookingCard {...props} />}
    </div>
  );
}
