import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { Video } from '../components/media/video';
import { required } from '../content/required';
import { ClosingSection } from '../sections/closing-section';
import { FeatureSection } from '../sections/feature-section';
import { Hero } from '../sections/hero';
import { PageHead } from '../seo/page-head';

const FILE = 'pages/demo.json';

export default function DemoPage({ data }: PageProps<Queries.DemoQuery>) {
  const page = required(data.demoPage, FILE);
  const { embeds } = required(data.siteSettings, 'site.json');
  return (
    <>
      <Hero
        hero={page.hero}
        below={<Video src={embeds.demoVideo} video={page.video} />}
      />
      <FeatureSection features={page.features} />
      <ClosingSection closing={page.closing} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.DemoQuery>) {
  const { metadata } = required(data.demoPage, FILE);
  return <PageHead {...metadata} />;
}

export const query = graphql`
  query Demo {
    demoPage {
      metadata {
        ...PageHeadFields
      }
      hero {
        ...HeroFields
      }
      video {
        ...VideoFields
      }
      features {
        ...FeatureSectionFields
      }
      closing {
        ...ClosingFields
      }
    }
    siteSettings {
      embeds {
        demoVideo
      }
    }
  }
`;
