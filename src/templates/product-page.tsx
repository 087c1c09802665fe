import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { loaded } from '../content/loaded';
import { ProductPanel } from '../panels/product-panel';
import { ClosingSection } from '../sections/closing-section';
import { FeatureSection } from '../sections/feature-section';
import { Hero } from '../sections/hero';
import { PointsSection } from '../sections/points-section';
import { StatList } from '../sections/stat-list';
import { PageHead } from '../seo/page-head';

export default function ProductPage({ data }: PageProps<Queries.ProductQuery>) {
  const product = loaded(data.product, 'products');
  return (
    <>
      <Hero hero={product.hero}>
        <ProductPanel panel={product.panel} />
      </Hero>
      <StatList stats={product.stats} />
      <FeatureSection features={product.features} />
      <PointsSection content={product.benefits} />
      <ClosingSection closing={product.closing} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ProductQuery>) {
  const { seo } = loaded(data.product, 'products');
  return <PageHead pathname={location.pathname} {...seo} />;
}

export const query = graphql`
  query Product($slug: String!) {
    product(slug: { eq: $slug }) {
      seo {
        ...SeoFields
      }
      hero {
        ...HeroFields
      }
      stats {
        ...StatFields
      }
      features {
        ...FeatureSectionFields
      }
      benefits {
        ...PointsSectionFields
      }
      panel {
        ...PanelFields
      }
      closing {
        ...ClosingFields
      }
    }
  }
`;
