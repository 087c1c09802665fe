import { useId } from 'react';
import { BookingCard } from '../blocks/slots-block';
import type { SampleBlock } from '../sample-fields';
import type { BlockProps } from '../site-model';
import { SamplePicture } from './sample-picture';

/** The hero at the top of a page. A hero may also be one of a page's blocks, with its words alone. */
export function Opening(props: BlockProps<'hero'>) {
  const { block, site, state } = props;
  const picture = <SamplePicture of={block} sizes={SIZES} />;
  return (
    <div className="sample-opening">
      <div className="sample-words">
        <SampleHeroWords {...props} heading="h3" />
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
      {state.page === site.pages[0] && <BookingCard {...props} />}
    </div>
  );
}

/** Up to the page's width; upright frames crop the picture, and so need a wider one. */
const SIZES = '(min-width: 78em) 100vw, (min-width: 48em) 74rem, 120vw';

interface SampleHeroWordsProps extends BlockProps<'hero'> {
  /** Further down a page a hero is one block of several, under the page's own name. */
  heading: 'h3' | 'h4';
}

export function SampleHeroWords({
  block,
  heading: Heading,
  state,
  change,
  open,
}: SampleHeroWordsProps) {
  const { title, text, product } = block;
  return (
    <>
      <Heading>{title}</Heading>
      {product && <p className="sample-price">{product.price}</p>}
      <p>{text}</p>
      {product && <ProductChoices product={product} />}
      <PageButton
        {...block}
        open={(page) => {
          if (product) change({ cart: state.cart + 1 });
          open(page);
        }}
      />
    </>
  );
}

type PageButtonProps = Pick<SampleBlock<'text'>, 'button' | 'leadsTo'> &
  Pick<BlockProps<'text'>, 'open'>;

/** A block's link to another page; nothing without one. */
export function PageButton({ button, leadsTo, open }: PageButtonProps) {
  if (!button || !leadsTo) return null;
  return (
    <div className="sample-buttons">
      <button
        type="button"
        className="sample-button"
        onClick={() => open(leadsTo)}
      >
        {button}
      </button>
    </div>
  );
}

interface ProductChoicesProps {
  product: NonNullable<SampleBlock<'hero'>['product']>;
}

function ProductChoices({ product }: ProductChoicesProps) {
  const name = useId();
  return (
    <fieldset className="sample-choices">
      <legend>{product.choice}</legend>
      {product.options.map(({ label, value, colour }, index) => (
        <label key={label}>
          {colour && (
            <span className="sample-swatch" css={{ background: colour }} />
          )}
          <input type="radio" name={name} defaultChecked={index === 0} />
          {label} <span>{value}</span>
        </label>
      ))}
    </fieldset>
  );
}
