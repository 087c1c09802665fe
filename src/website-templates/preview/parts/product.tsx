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

/** Its options, each with what is left of it, and how many one wants. */
export function ProductChoices({
  product,
}: {
  product: NonNullable<PreviewBlock['product']>;
}) {
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
        <input type="number" min={1} max={9} defaultValue={1} />
      </label>
    </div>
  );
}
