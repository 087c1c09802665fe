import { useRef } from 'react';
import type { BlockProps } from '../site';
import { ProductChoices } from './product-choices';

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
