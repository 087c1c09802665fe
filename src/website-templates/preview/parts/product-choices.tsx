import { type Ref, useId } from 'react';
import type { PreviewBlock } from '../preview-fields';

const MOST = 9;

interface ProductChoicesProps {
  product: NonNullable<PreviewBlock['product']>;
  /** The control for the quantity. */
  ref: Ref<HTMLSelectElement>;
}

/** The options of a thing for sale, each with its stock, and the quantity. */
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
