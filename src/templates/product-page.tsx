import { type PageProps, graphql } from 'gatsby';
import { SUNS } from '../components/media/landscape';
import { Picture } from '../components/media/picture';
import { keyOf } from '../content/tables';
import { ProductPanel } from '../panels/product-panel';
import { ClosingSection } from '../sections/shared/closing-section';
import { MissedCallCalculator } from '../sections/missed-calls/calculator';
import { ProductBenefits } from '../sections/product/product-benefits';
import { ProductFeatures } from '../sections/product/product-features';
import { ProductStats } from '../sections/product/product-stats';
import { PanelHero } from '../sections/hero/panel-hero';
import { tintStyle } from '../styles/tint';

/** A little more than half of the panel on wide screens, where it is cropped at its sides. */
const PANEL_SIZES = '(min-width: 62em) min(61vw, 49rem), 92vw';

export default function ProductPage({
  data: { page: product },
}: PageProps<Queries.ProductQuery>) {
  const { panelPicture, layout, stats, calculator } = product;
  return (
    <div css={tintStyle(product.card.colour)}>
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
      {stats && <ProductStats stats={stats} />}
      <ProductFeatures layout={layout?.features} features={product.features} />
      {calculator && <MissedCallCalculator {...calculator} />}
      <ProductBenefits
        benefits={product.benefits}
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
      stats {
        ...StatFields
      }
      calculator {
        ...MissedCallCalculatorFields
      }
      features {
        ...FeatureSectionFields
      }
      benefits {
        ...ProductBenefitsFields
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
