import { css } from '@emotion/react';
import { type HeadProps, type PageProps, graphql } from 'gatsby';
import { Section } from '../components/text/section';
import { ClosingSection } from '../sections/closing-section';
import { SkyHero } from '../sections/hero/sky-hero';
import { PackageSection } from '../sections/package-section';
import { ProcessSection } from '../sections/process-section';
import { QuestionSection } from '../sections/question-section';
import { FeatureList } from '../sections/product/feature';
import { ProductFeatures } from '../sections/product/product-features';
import { TemplateGrid } from '../sections/website-design/template-grid';
import { TemplatePair } from '../sections/website-design/template-pair';
import { columns } from '../styles/columns';
import { theme } from '../styles/theme';
import { JsonLd, PageHead } from '../seo/page-head';
import { serviceData } from '../seo/structured-data/business';

export default function WebsiteDesignPage({
  data,
}: PageProps<Queries.WebsiteDesignQuery>) {
  const { websiteDesignPage: page, packages, tiers } = data;
  const { portfolio, benefits } = page;
  return (
    <>
      <SkyHero hero={page.hero} stats={page.stats}>
        <TemplatePair {...portfolio} />
      </SkyHero>
      <Section id="portfolio" title={portfolio.title} text={portfolio.text}>
        <TemplateGrid templates={portfolio.templates} />
      </Section>
      <Section
        title={benefits.title}
        text={benefits.text}
        columnStyle={besideStyle}
      >
        <FeatureList items={benefits.items} css={tableStyle} />
      </Section>
      <PackageSection intros={page} tiers={tiers.tiers} content={packages} />
      <ProcessSection {...page.process} />
      <QuestionSection {...page.faq} openFirst />
      <ProductFeatures layout="track" features={page.aiIntegration} />
      <ClosingSection closing={page.closing} promises={page.promises} />
    </>
  );
}

const besideStyle = css(columns({ wide: '5fr 7fr' }), {
  columnGap: theme.space[12],
});

/** Rows with the title beside its words. */
const tableStyle = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
  'li > div': columns({ medium: '2fr 3fr' }),
});

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
      ...PackageSectionFields
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
        ...TierPriceFields
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
