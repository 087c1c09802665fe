import { type Ref, useId, useRef } from 'react';
import { BookingCard } from '../blocks/slots-block';
import { layoutOf } from '../layouts/layouts';
import type { PreviewBlock } from '../preview-fields';
import type { BlockProps } from '../sample-site';
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

/** Headline, sentence and button of a hero. Further down a page it is one block of several, under the page's own name. */
export function SampleHeroWords({
  block,
  index,
  state,
  change,
  open,
}: BlockProps) {
  const quantity = useRef<HTMLSelectElement>(null);
  const { title, text, product, button, leadsTo } = block;
  const Heading = index === 0 ? 'h3' : 'h4';
  return (
    <>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {product && <ProductChoices product={product} ref={quantity} />}
      {button && leadsTo && (
        <div className="sample-buttons">
          <button
            type="button"
            className="sample-button"
            onClick={() => {
              if (product)
                change({ cart: state.cart + Number(quantity.current?.value) });
              open(leadsTo);
            }}
          >
            {button}
          </button>
        </div>
      )}
    </>
  );
}

const MOST = 9;

interface ProductChoicesProps {
  product: NonNullable<PreviewBlock['product']>;
  /** The control for the quantity. */
  ref: Ref<HTMLSelectElement>;
}

/** The options of a thing for sale, each with its stock, and the quantity. */
function ProductChoices({ product, ref }: ProductChoicesProps) {
  const name = useId();
  return (
    <div className="sample-choices">
      <fieldset>
        <legend>{product.choice}</legend>
        {product.options.map(({ label, value }, index) => (
          <label key={label}>
            <input type="radio" name={name} defaultChecked={index === 0} />
            {label} <span>{value}</span>
          </label>
        ))}
      </fieldset>
      <label>
        Quantity
        <select ref={ref}>
          {Array.from({ length: MOST }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
