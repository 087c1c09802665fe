import { type HeadProps, type PageProps, graphql } from 'gatsby';
import { CheckList } from '../components/cards/card';
import { ComparisonTable } from '../components/text/comparison-table';
import { Section } from '../components/text/section';
import { ClosingSection } from '../sections/closing-section';
import { PackageSection } from '../sections/package-section';
import { ProcessSection } from '../sections/process-section';
import { QuestionSection } from '../sections/question-section';
import { FeatureList } from '../sections/product/feature';
import { Mosaic } from '../sections/product/features/mosaic';
import { DesignHero } from '../sections/website-design/design-hero';
import { PhoneShots } from '../sections/website-design/phone-shots';
import { TemplateExhibition } from '../sections/website-design/template-exhibition';
import { TemplateGrid } from '../sections/website-design/template-grid';
import { JsonLd, PageHead } from '../seo/page-head';
import { serviceData } from '../seo/structured-data/business';

export default function WebsiteDesignPage({
  data,
}: PageProps<Queries.WebsiteDesignQuery>) {
  const { websiteDesignPage: page, packages, tiers } = data;
  const { portfolio, comparison } = page;
  return (
    <>
      <DesignHero hero={page.hero} stats={page.stats}>
        <TemplateExhibition templates={portfolio.templates} />
      </DesignHero>
      <Section id="portfolio" title={portfolio.title} text={portfolio.text}>
        <TemplateGrid
          templates={portfolio.templates}
          price={tiers.tiers[0]?.price}
        />
      </Section>
      <Section
        id="comparison"
        title={comparison.title}
        text={comparison.text}
        wideHead
      >
        <ComparisonTable {...comparison} />
      </Section>
      <PackageSection intro={page.packages} content={packages} />
      <Section
        title={page.benefits.title}
        text={page.benefits.text}
        aside={<PhoneShots templates={portfolio.templates} />}
      >
        <FeatureList items={page.benefits.items} />
      </Section>
      <ProcessSection {...page.process} />
      <Mosaic features={page.aiIntegration} />
      <QuestionSection {...page.faq} />
      <ClosingSection closing={page.closing}>
        <CheckList items={page.promises} />
      </ClosingSection>
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
          description: `${intro.text} ${note}`,
          path: metadata.path,
          place: 'packages',
          offers: packages,
        })}
      />
    </>
  );
}

export const query = graphql`
  query WebsiteDesign {
    websiteDesignPage {
      metadata {
        ...PageHeadFields
      }
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
        templates {
          ...TemplateCardFields
          ...PhoneShotFields
        }
      }
      packages {
        title
        text
      }
      comparison {
        title
        text
        ...ComparisonTableFields
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
      closing {
        ...ClosingFields
      }
      promises
    }
    tiers {
      tiers {
        price
      }
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
