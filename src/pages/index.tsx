import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { Section } from '../components/text/section';
import { required } from '../content/required';
import { HomeHero } from '../sections/home/home-hero';
import { ClosingSection } from '../sections/closing-section';
import { DemoSection } from '../sections/home/demo-section';
import { PointsSection } from '../sections/points-section';
import { ProductGrid } from '../sections/home/product-grid';
import { ProductShowcase } from '../sections/home/product-showcase';
import { StatList } from '../sections/stat-list';
import { TestimonialSection } from '../sections/testimonial-section';
import { JsonLd } from '../seo/structured-data/json-ld';
import { organizationData, webSiteData } from '../seo/structured-data/business';
import { PageHead } from '../seo/page-head';

export default function HomePage({
  data,
  location,
}: PageProps<Queries.HomeQuery>) {
  const home = required(data.homePage, 'pages/home.json');
  const site = required(data.siteSettings, 'site.json');
  const testimonials = required(data.testimonials, 'testimonials.json');
  const demos = required(data.demos, 'demos.json');
  return (
    <>
      <HomeHero
        hero={home.hero}
        videoSrc={site.embeds.homeVideo}
        aside={<ProductShowcase product={home.hero.panel} withOutcome />}
      />
      <Section id="tools" title={home.products.title} text={home.products.text}>
        <ProductGrid products={home.products.products} />
      </Section>
      <Section title={home.outcomes.title} text={home.outcomes.text}>
        <StatList stats={home.outcomes.stats} />
      </Section>
      <PointsSection
        id="sales"
        tone="sunken"
        content={home.leads}
        aside={
          home.leads.panel && <ProductShowcase product={home.leads.panel} />
        }
      />
      <PointsSection
        content={home.calls}
        aside={
          home.calls.panel && <ProductShowcase product={home.calls.panel} />
        }
      />
      <TestimonialSection intro={home.testimonials} content={testimonials} />
      <DemoSection intro={home.demo} demos={demos} location={location} />
      <Section
        tone="sunken"
        id="cookies"
        title={home.cookies.title}
        text={home.cookies.text}
      />
      <ClosingSection closing={home.closing} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.HomeQuery>) {
  const { metadata } = required(data.homePage, 'pages/home.json');
  const site = required(data.siteSettings, 'site.json');
  return (
    <>
      <PageHead {...metadata} />
      <JsonLd data={organizationData(site)} />
      <JsonLd data={webSiteData(site, metadata.description)} />
    </>
  );
}

export const query = graphql`
  query Home {
    homePage {
      metadata {
        ...PageHeadFields
      }
      hero {
        ...HomeHeroFields
        panel {
          ...ProductShowcaseFields
        }
      }
      outcomes {
        title
        text
        stats {
          ...StatFields
        }
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
        panel {
          ...ProductShowcaseFields
        }
      }
      calls {
        ...PointsSectionFields
        panel {
          ...ProductShowcaseFields
        }
      }
      testimonials {
        title
        text
      }
      demo {
        ...HomeDemoFields
      }
      cookies {
        title
        text
      }
      closing {
        ...ClosingFields
      }
    }
    siteSettings {
      name
      origin
      company {
        legalName
        vatNumber
      }
      contact {
        email
        phoneHref
        address
      }
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
