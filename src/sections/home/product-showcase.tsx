import { graphql } from 'gatsby';
import { ProductPanel } from '../../panels/product-panel';
import { tintStyle } from '../../styles/tint';

export const fragment = graphql`
  fragment ProductShowcaseFields on Product {
    card {
      colour
    }
    panel {
      ...PanelFields
    }
    outcome {
      ...MiniPanelFields
    }
  }
`;

interface ProductShowcaseProps {
  product: Queries.ProductShowcaseFieldsFragment;
}

/** A product's mock panel in its own tint, for pages that are not only about it. */
export function ProductShowcase({ product }: ProductShowcaseProps) {
  return (
    <div css={tintStyle(product.card.colour)}>
      <ProductPanel panel={product.panel} outcome={product.outcome} />
    </div>
  );
}
