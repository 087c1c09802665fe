import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { ProductPanel } from '../panels/product-panel';
import { PanelHero } from '../sections/hero/panel-hero';
import { MissedCallCalculator } from '../sections/missed-calls/calculator';
import { ProductBenefits } from '../sections/product/product-benefits';
import { ProductFacts } from '../sections/product/product-facts';
import { ProductFeatures } from '../sections/product/product-features';
import { ClosingSection } from '../sections/shared/closing-section';
import { largeType } from '../styles/mixins';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';

export default function ProductPage({
  data: { page: product },
}: PageProps<Queries.ProductQuery>) {
  const { card, layout, calculator } = product;
  return (
    <div css={tintStyle(card.colour)}>
      <PanelHero hero={product.hero} css={heroStyle}>
        <ProductPanel panel={product.panel} picture={product.panelPicture} />
      </PanelHero>
      <ProductBenefits productName={card.title} benefits={product.benefits} />
      <ProductFeatures layout={layout} features={product.features} />
      {calculator && <MissedCallCalculator {...calculator} />}
      <ProductFacts {...product.facts} />
      <ClosingSection closing={product.closing} object={product.cutout} />
    </div>
  );
}

/** A number to ring, such as that of SmartCall AI, is on a line of its own. */
const heroStyle = css({
  'h1 + p a[href^="tel:"]': css(largeType(theme.text.title2), {
    display: 'block',
    width: 'fit-content',
    marginTop: theme.space[4],
  }),
});

export { MetadataHead as Head } from '../seo/page-head';

export const query = graphql`
  query Product($slug: String!) {
    page: product(slug: { eq: $slug }) {
      ...PageFields
      hero {
        ...HeroFields
      }
      benefits
      calculator {
        ...MissedCallCalculatorFields
      }
      features {
        ...FeatureSectionFields
      }
      facts {
        ...ProductFactsFields
      }
      cutout {
        ...ClosingObjectFields
      }
      layout
      card {
        title
        colour
      }
      panel
      panelPicture {
        ...ChatPictureFields
      }
      closing {
        ...ClosingFields
      }
    }
  }
`;
