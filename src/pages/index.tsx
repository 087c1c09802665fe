import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { Section } from '../components/section';
import { loaded } from '../content/loaded';
import { HomeHero } from '../sections/home-hero';
import { ClosingSection } from '../sections/closing-section';
import { DemoSection } from '../sections/demo-section';
import { PointsSection } from '../sections/points-section';
import { ProductGrid } from '../sections/product-grid';
import { StatList } from '../sections/stat-list';
import { TestimonialSection } from '../sections/testimonial-section';
import { PageHead } from '../seo/page-head';

export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const home = loaded(data.homePage, 'pages/home.json');
  const site = loaded(data.siteSettings, 'site.json');
  const testimonials = loaded(data.testimonials, 'testimonials.json');
  const demos = loaded(data.demos, 'demos.json');
  return (
    <>
      <HomeHero hero={home.hero} videoSrc={site.embeds.homeVideo} />
      <Section id="tools" title={home.products.title} text={home.products.text}>
        <ProductGrid products={home.products.products} />
      </Section>
      <Section title={home.outcomes.title} text={home.outcomes.text}>
        <StatList stats={home.outcomes.stats} />
      </Section>
      <PointsSection id="sales" content={home.leads} />
      <PointsSection content={home.calls} />
      <TestimonialSection intro={home.testimonials} content={testimonials} />
      <DemoSection intro={home.demo} demos={demos} />
      <ClosingSection closing={home.closing} />
      <Section
        id="cookies"
        title={home.cookies.title}
        text={home.cookies.text}
      />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.HomeQuery>) {
  const { seo } = loaded(data.homePage, 'pages/home.json');
  return <PageHead pathname={location.pathname} {...seo} />;
}

export const query = graphql`
  query Home {
    homePage {
      seo {
        ...SeoFields
      }
      hero {
        ...HomeHeroFields
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
      }
      calls {
        ...PointsSectionFields
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
