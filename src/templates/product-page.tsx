import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { required } from '../content/required';
import { ProductPanel } from '../panels/product-panel';
import { ClosingSection } from '../sections/closing-section';
import { FeatureSection } from '../sections/feature-section';
import { MissedCallCalculator } from '../sections/missed-calls/calculator';
import { PointsSection } from '../sections/points-section';
import { StagedHero } from '../sections/staged-hero';
import { StatBand } from '../sections/stat-list';
import { PageHead } from '../seo/page-head';
import { tintStyle } from '../styles/tint';

export default function ProductPage({ data }: PageProps<Queries.ProductQuery>) {
  const product = required(data.product, 'products');
  return (
    <div css={tintStyle(product.card.colour)}>
      <StagedHero hero={product.hero} scene={product.panel.kind}>
        <ProductPanel panel={product.panel} outcome={product.outcome} />
      </StagedHero>
      <StatBand stats={product.stats} />
      {product.calculator && (
        <MissedCallCalculator calculator={product.calculator} />
      )}
      <FeatureSection features={product.features} />
      <PointsSection tone="sunken" content={product.benefits} />
      <ClosingSection closing={product.closing} />
    </div>
  );
}

export function Head({ data }: HeadProps<Queries.ProductQuery>) {
  const { metadata } = required(data.product, 'products');
  return <PageHead {...metadata} />;
}

export const query = graphql`
  query Product($slug: String!) {
    product(slug: { eq: $slug }) {
      metadata {
        ...PageHeadFields
      }
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
        ...PointsSectionFields
      }
      card {
        colour
      }
      panel {
        ...PanelFields
      }
      outcome {
        ...MiniPanelFields
      }
      closing {
        ...ClosingFields
      }
    }
  }
`;
