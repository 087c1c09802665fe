import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Section } from '../components/text/section';
import { plainTextOf } from '../content/text/markup';
import { PictureHero } from '../sections/hero/picture-hero';
import { ProductFeatures } from '../sections/product/product-features';
import { CardSection } from '../sections/shared/card-section';
import { ClosingSection } from '../sections/shared/closing-section';
import { ProcessSection } from '../sections/shared/process-section';
import { QuestionSection } from '../sections/shared/question-section';
import { ThemedPicture } from '../sections/shared/themed-picture';
import { PackageSection } from '../sections/website-design/package-section';
import { TemplateGrid } from '../sections/website-design/template-grid';
import { TemplatePair } from '../sections/website-design/template-pair';
import { JsonLd, PageHead } from '../seo/page-head';
import { serviceData } from '../seo/structured-data';

export default function WebsiteDesignPage({
  data,
}: PageProps<Queries.WebsiteDesignQuery>) {
  const { websiteDesignPage: page, websitePackages } = data;
  const { portfolio } = page;
  return (
    <>
      <PictureHero hero={page.hero} stats={page.stats}>
        <TemplatePair {...portfolio} />
      </PictureHero>
      <CardSection {...page.benefits} />
      <Section
        id="portfolio"
        tone="sunken"
        title={portfolio.title}
        text={portfolio.text}
      >
        <TemplateGrid templates={portfolio.templates} />
      </Section>
      <PackageSection intro={page.packagesIntro} content={websitePackages} />
      <ProcessSection {...page.process} />
      <ProductFeatures layout="timeline" features={page.aiIntegration} />
      <QuestionSection {...page.faq}>
        <ThemedPicture pictures={page.themedPicture} sizes="30rem" />
      </QuestionSection>
      <ClosingSection closing={page.closing} promises={page.promises} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.WebsiteDesignQuery>) {
  const { metadata, packagesIntro } = data.websiteDesignPage;
  const { packages, note } = data.websitePackages;
  return (
    <>
      <PageHead {...metadata} />
      <JsonLd
        data={serviceData(data.siteSettings, {
          name: packagesIntro.title,
          description: `${plainTextOf(packagesIntro.text)} ${note}`,
          path: metadata.path,
          anchor: 'packages',
          offers: packages,
        })}
      />
    </>
  );
}

export const query = graphql`
  query WebsiteDesign {
    websiteDesignPage {
      ...PageFields
      hero {
        ...HeroFields
      }
      stats {
        ...StatFields
      }
      benefits {
        ...FeatureSectionFields
      }
      portfolio {
        title
        text
        ...TemplatePairFields
        templates {
          ...TemplateCardFields
        }
      }
      packagesIntro {
        title
        text
      }
      process {
        ...ProcessSectionFields
      }
      aiIntegration {
        ...FeatureSectionFields
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
      promises
    }
    websitePackages {
      ...PackageFields
    }
    siteSettings {
      name
      origin
    }
  }
`;
