import { useId } from 'react';
import { BookingCard } from '../blocks/slots-block';
import type { QueriedBlock } from '../sample-fields';
import type { BlockProps } from '../site-model';
import { BlockButton } from './buttons';
import { SamplePicture } from './sample-picture';
import { Swatch } from './swatch';

/** The block `hero` that begins a page. Further down a page it is a link, with its words alone (block.tsx). */
export function Opening(props: BlockProps<'hero'>) {
  const { block, site, state } = props;
  const picture = <SamplePicture of={block} sizes={SIZES} />;
  return (
    <div className="sample-opening">
      <div className="sample-words">
        <OpeningWords {...props} heading="h3" />
      </div>
      {block.product ? (
        <div className="sample-views">
          {picture}
          {block.product.views.map((view) => (
            <SamplePicture key={view.imageAlt} of={view} />
          ))}
        </div>
      ) : (
        picture
      )}
      {state.page === site.pages[0]?.name && <BookingCard {...props} />}
    </div>
  );
}

/** Up to the page's width; upright frames crop the picture, and so need a wider one. */
const SIZES = '(min-width: 78em) 100vw, (min-width: 48em) 74rem, 120vw';

export function OpeningWords({
  block,
  heading: Heading,
  state,
  change,
  open,
}: BlockProps<'hero'> & { heading: 'h3' | 'h4' }) {
  const { title, text, product } = block;
  return (
    <>
      <Heading>{title}</Heading>
      {product && <p className="sample-price">{product.price}</p>}
      <p>{text}</p>
      {product && <ProductVariants product={product} />}
      <BlockButton
        {...block}
        open={(page) => {
          if (product) change({ cart: state.cart + 1 });
          open(page);
        }}
      />
    </>
  );
}

interface ProductVariantsProps {
  product: NonNullable<QueriedBlock<'hero'>['product']>;
}

function ProductVariants({ product }: ProductVariantsProps) {
  const name = useId();
  return (
    <fieldset className="sample-variants">
      <legend>{product.choice}</legend>
      {product.options.map(({ label, value, colour }, index) => (
        <label key={label}>
          <Swatch colour={colour} />
          <input type="radio" name={name} defaultChecked={index === 0} />
          {label} <span>{value}</span>
        </label>
      ))}
    </fieldset>
  );
}
