import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { required } from '../content/required';
import { ClosingSection } from '../sections/closing-section';
import { FeatureSection } from '../sections/feature-section';
import { Hero } from '../sections/hero';
import { PointsSection } from '../sections/points-section';
import { ProcessSection } from '../sections/process-section';
import { ProductShowcase } from '../sections/home/product-showcase';
import { StatBand } from '../sections/stat-list';
import { PageHead } from '../seo/page-head';

const FILE = 'pages/ai-lead-gen.json';

export default function AiLeadGenPage({
  data,
}: PageProps<Queries.AiLeadGenQuery>) {
  const page = required(data.aiLeadGenPage, FILE);
  return (
    <>
      <Hero hero={page.hero} />
      <StatBand stats={page.stats} />
      <FeatureSection features={page.services} />
      <ProcessSection process={page.process} />
      <PointsSection
        content={page.nurturing}
        aside={
          page.nurturing.panel && (
            <ProductShowcase product={page.nurturing.panel} />
          )
        }
      />
      <ClosingSection closing={page.closing} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.AiLeadGenQuery>) {
  const { metadata } = required(data.aiLeadGenPage, FILE);
  return <PageHead {...metadata} />;
}

export const query = graphql`
  query AiLeadGen {
    aiLeadGenPage {
      metadata {
        ...PageHeadFields
      }
      hero {
        ...HeroFields
      }
      stats {
        ...StatFields
      }
      services {
        ...FeatureSectionFields
      }
      process {
        ...ProcessSectionFields
      }
      nurturing {
        ...PointsSectionFields
        panel {
          ...ProductShowcaseFields
        }
      }
      closing {
        ...ClosingFields
      }
    }
  }
`;
