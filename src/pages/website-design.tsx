import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Picture } from '../components/media/picture';
import { Section } from '../components/text/section';
import { plainTextOf } from '../content/text/markup';
import { SkyHero } from '../sections/hero/sky-hero';
import { ProductFeatures } from '../sections/product/product-features';
import { ClosingSection } from '../sections/shared/closing-section';
import { ProcessSection } from '../sections/shared/process-section';
import { QuestionSection } from '../sections/shared/question-section';
import { BenefitSection } from '../sections/website-design/benefit-section';
import { PackageSection } from '../sections/website-design/package-section';
import { TemplateGrid } from '../sections/website-design/template-grid';
import { TemplatePair } from '../sections/website-design/template-pair';
import { JsonLd, PageHead } from '../seo/page-head';
import { serviceData } from '../seo/structured-data/business';

export default function WebsiteDesignPage({
  data,
}: PageProps<Queries.WebsiteDesignQuery>) {
  const { websiteDesignPage: page, packages } = data;
  const { portfolio } = page;
  return (
    <>
      <SkyHero hero={page.hero} stats={page.stats}>
        <TemplatePair {...portfolio} />
      </SkyHero>
      <BenefitSection {...page.benefits} />
      <Section
        id="portfolio"
        tone="sunken"
        splitHead
        title={portfolio.title}
        text={portfolio.text}
      >
        <TemplateGrid templates={portfolio.templates} />
      </Section>
      <PackageSection intro={page.packages} content={packages} />
      <ProcessSection {...page.process} />
      <ProductFeatures layout="track" features={page.aiIntegration} />
      <QuestionSection {...page.faq}>
        <Picture
          file={page.faqPicture}
          alt={page.faqPictureAlt}
          sizes="30rem"
        />
      </QuestionSection>
      <ClosingSection closing={page.closing} promises={page.promises} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.WebsiteDesignQuery>) {
  const { metadata, packages: intro } = data.websiteDesignPage;
  const { packages, note } = data.packages;
  return (
    <>
      <PageHead {...metadata} />
      <JsonLd
        data={serviceData(data.siteSettings, {
          name: intro.title,
          description: `${plainTextOf(intro.text)} ${note}`,
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
      packages {
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
      faqPicture {
        ...PictureFields
      }
      faqPictureAlt
      closing {
        ...ClosingFields
      }
      promises
    }
    packages {
      ...PackageFields
    }
    siteSettings {
      name
      origin
    }
  }
`;
