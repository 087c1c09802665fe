import { graphql, type PageProps } from 'gatsby';
import { CampaignResult } from '../sections/ai-lead-gen/campaign-result';
import { LeadHero } from '../sections/ai-lead-gen/lead-hero';
import { ProductFeatures } from '../sections/product/product-features';
import { ClosingSection } from '../sections/shared/closing-section';
import { PointsSection } from '../sections/shared/points-section';
import { ProcessSection } from '../sections/shared/process-section';
import { QuestionSection } from '../sections/shared/question-section';
import { ThemedPicture } from '../sections/shared/themed-picture';

export default function AiLeadGenPage({
  data: { page },
}: PageProps<Queries.AiLeadGenQuery>) {
  return (
    <>
      <LeadHero hero={page.hero} campaign={page.result} />
      <ProductFeatures layout="timeline" features={page.services} />
      <ProcessSection {...page.process} />
      <CampaignResult {...page.result} />
      <PointsSection content={page.nurturing} />
      <QuestionSection {...page.faq}>
        <ThemedPicture pictures={page.themedPicture} sizes="30rem" />
      </QuestionSection>
      <ClosingSection closing={page.closing} />
    </>
  );
}

export { MetadataHead as Head } from '../seo/page-head';

export const query = graphql`
  query AiLeadGen {
    page: aiLeadGenPage {
      ...PageFields
      hero {
        ...HeroFields
      }
      services {
        ...FeatureSectionFields
      }
      process {
        ...ProcessSectionFields
      }
      result {
        ...CampaignStagesFields
        ...CampaignResultFields
      }
      nurturing {
        ...PointsSectionFields
      }
      faq {
        ...QuestionSectionFields
      }
      themedPicture {
        ...ThemedPictureFields
      }
      closing {
        ...ClosingFields
      }
    }
  }
`;
