import { graphql, type PageProps } from 'gatsby';
import { SUNS } from '../components/media/landscape';
import { Picture } from '../components/media/picture';
import { keyOf } from '../content/tables';
import { ProductPanel } from '../panels/product-panel';
import { PanelHero } from '../sections/hero/panel-hero';
import { MissedCallCalculator } from '../sections/missed-calls/calculator';
import { ProductBenefits } from '../sections/product/product-benefits';
import { ProductFacts } from '../sections/product/product-facts';
import { ProductFeatures } from '../sections/product/product-features';
import { ClosingSection } from '../sections/shared/closing-section';
import { tintStyle } from '../styles/tint';

/** A little more than half of the panel on wide screens, where it is cropped at its sides. */
const PANEL_SIZES = '(min-width: 62em) min(61vw, 49rem), 92vw';

export default function ProductPage({
  data: { page: product },
}: PageProps<Queries.ProductQuery>) {
  const { card, panelPicture, layout, calculator } = product;
  return (
    <div css={tintStyle(card.colour)}>
      <PanelHero hero={product.hero} panelBelow={layout?.hero !== 'beside'}>
        <ProductPanel
          panel={product.panel}
          picture={
            panelPicture && (
              <Picture
                priority
                file={panelPicture.image}
                alt={panelPicture.imageAlt}
                sizes={PANEL_SIZES}
              />
            )
          }
          cornerPanel={product.cornerPanel}
        />
      </PanelHero>
      <ProductBenefits productName={card.title} benefits={product.benefits} />
      <ProductFeatures layout={layout?.features} features={product.features} />
      {calculator && <MissedCallCalculator {...calculator} />}
      <ProductFacts
        facts={product.facts}
        themedPicture={product.themedPicture}
      />
      <ClosingSection
        closing={product.closing}
        sun={keyOf(SUNS, product.sun ?? 'morning')}
      />
    </div>
  );
}

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
      sun
      themedPicture {
        ...ThemedPictureFields
      }
      layout {
        hero
        features
      }
      card {
        title
        colour
      }
      panel
      panelPicture {
        image {
          childImageSharp {
            gatsbyImageData(width: 1200, breakpoints: [400, 800])
          }
        }
        imageAlt
      }
      cornerPanel
      closing {
        ...ClosingFields
      }
    }
  }
`;
