import type { Ref } from 'react';
import { useId } from 'react';
import { visuallyHidden } from '../../../styles/mixins';
import type { PreviewBlock } from '../preview-fields';
import { PreviewPicture } from './preview-picture';

/** Pictures of one thing for sale: the chosen one large, without scripts too, and the others to choose from. */
export function ProductViews({
  block,
  sizes,
}: {
  block: PreviewBlock;
  sizes: string;
}) {
  const name = useId();
  const views = [block, ...(block.product?.views ?? [])];
  return (
    <div className="sample-views">
      {views.map((view, index) => (
        <label key={view.imageAlt}>
          <input
            type="radio"
            name={name}
            defaultChecked={index === 0}
            css={visuallyHidden}
          />
          <PreviewPicture of={view} sizes={sizes} />
        </label>
      ))}
    </div>
  );
}

const MOST = 9;

interface ProductChoicesProps {
  product: NonNullable<PreviewBlock['product']>;
  /** The control for the quantity. */
  ref: Ref<HTMLSelectElement>;
}

/** Its options, each with its stock, and the quantity. */
export function ProductChoices({ product, ref }: ProductChoicesProps) {
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
