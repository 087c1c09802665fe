import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CallSection } from '../sections/home/call-section';
import { DemoSection } from '../sections/home/demo-section';
import { HomeHero } from '../sections/home/home-hero';
import { HomePlans } from '../sections/home/home-plans';
import { LeadSection } from '../sections/home/lead-section';
import { ProductCards } from '../sections/home/product-cards';
import { TestimonialSection } from '../sections/home/testimonial-section';
import { ClosingSection } from '../sections/shared/closing-section';
import { JsonLd, PageHead } from '../seo/page-head';
import { organizationData, webSiteData } from '../seo/structured-data';

export default function HomePage({
  data,
  location,
}: PageProps<Queries.HomeQuery>) {
  const { homePage: home, siteSettings, testimonials, demos } = data;
  return (
    <>
      <HomeHero
        hero={home.hero}
        videoSrc={siteSettings.embeds.homeVideo}
        shelf={data.hubPage.themedPicture}
      />
      <ProductCards {...home.products} />
      <LeadSection content={home.leads} page={data.aiLeadGenPage} />
      <CallSection {...home.calls} />
      <TestimonialSection {...home.testimonials} content={testimonials} />
      <DemoSection intro={home.demo} demos={demos} location={location} />
      <HomePlans {...home.plans} table={data.plans.table} />
      <ClosingSection closing={home.closing} object="lark" />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.HomeQuery>) {
  const { metadata } = data.homePage;
  return (
    <>
      <PageHead {...metadata} />
      <JsonLd data={organizationData(data.siteSettings)} />
      <JsonLd data={webSiteData(data.siteSettings, metadata.description)} />
    </>
  );
}

export const query = graphql`
  query Home {
    homePage {
      ...PageFields
      hero {
        ...HomeHeroFields
      }
      products {
        title
        text
        products {
          ...ProductCardFields
        }
      }
      leads {
        ...PointsSectionFields
      }
      calls {
        ...CallSectionFields
      }
      testimonials {
        title
      }
      demo {
        ...HomeDemoFields
      }
      plans {
        ...HomePlansFields
      }
      closing {
        ...ClosingFields
      }
    }
    aiLeadGenPage {
      ...LeadAdFields
    }
    hubPage {
      themedPicture {
        ...ThemedPictureFields
      }
    }
    plans {
      table {
        ...PlanTableFields
      }
    }
    siteSettings {
      ...OrganizationFields
      embeds {
        homeVideo
      }
    }
    testimonials {
      ...TestimonialFields
    }
    demos {
      ...DemosFields
    }
  }
`;
