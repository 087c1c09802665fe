import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { LandscapeView } from '../components/media/landscape';
import { required } from '../content/required';
import { ProductPanel } from '../panels/product-panel';
import { ClosingSection } from '../sections/closing-section';
import { MissedCallCalculator } from '../sections/missed-calls/calculator';
import { ProductBenefits } from '../sections/product/product-benefits';
import { ProductFeatures } from '../sections/product/product-features';
import { ProductStats } from '../sections/product/product-stats';
import { StagedHero } from '../sections/hero/staged-hero';
import { PageHead } from '../seo/page-head';
import { tintStyle } from '../styles/tint';

/** The sections between hero and closing section, where a product's file names no order. */
const ORDER = ['stats', 'calculator', 'features', 'benefits'];

/** What closes the page, by the kind of its panel: another view than that of its neighbours in the menu. */
const VIEWS: Record<string, LandscapeView> = {
  call: 'wing',
  reviews: 'sun',
  inbox: 'house',
  workflow: 'wing',
  chat: 'sun',
  payments: 'house',
};

export default function ProductPage({ data }: PageProps<Queries.ProductQuery>) {
  const product = required(data.product, 'products');
  const { layout, stats, calculator, features, benefits, workbench } = product;
  const sections: Record<string, ReactNode> = {
    stats: <ProductStats layout={layout?.stats} stats={stats} />,
    features: <ProductFeatures layout={layout?.features} features={features} />,
    calculator: calculator && <MissedCallCalculator calculator={calculator} />,
    benefits: (
      <ProductBenefits
        layout={layout?.benefits}
        benefits={benefits}
        workbench={workbench}
      />
    ),
  };
  return (
    <div css={tintStyle(product.card.colour)}>
      <StagedHero
        hero={product.hero}
        scene={product.panel.kind}
        layout={layout?.hero}
        figure={product.panel.trend?.at(-1)?.average.toFixed(1)}
      >
        <ProductPanel panel={product.panel} outcome={product.outcome} />
      </StagedHero>
      {(layout?.order ?? ORDER).map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <ClosingSection
        closing={product.closing}
        view={VIEWS[product.panel.kind]}
      />
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
      workbench {
        ...WorkbenchFields
      }
      layout {
        order
        hero
        stats
        features
        benefits
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
