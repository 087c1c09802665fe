import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { LandscapePicture } from '../components/media/landscape';
import { Prose } from '../components/text/prose';
import { Section } from '../components/text/section';
import { required } from '../content/required';
import { ClosingSection } from '../sections/closing-section';
import { FeatureSection } from '../sections/feature-section';
import { Hero } from '../sections/hero';
import { StatBand } from '../sections/stat-list';
import { PageHead } from '../seo/page-head';

const FILE = 'pages/about.json';

export default function AboutPage({ data }: PageProps<Queries.AboutQuery>) {
  const about = required(data.aboutPage, FILE);
  return (
    <>
      <Hero hero={about.hero} aside={<LandscapePicture />} />
      <StatBand stats={about.stats} />
      <Section title={about.story.title}>
        <Prose>
          {about.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <FeatureSection features={about.values} />
      <ClosingSection closing={about.closing} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.AboutQuery>) {
  const { metadata } = required(data.aboutPage, FILE);
  return <PageHead {...metadata} />;
}

export const query = graphql`
  query About {
    aboutPage {
      metadata {
        ...PageHeadFields
      }
      hero {
        ...HeroFields
      }
      stats {
        ...StatFields
      }
      story {
        title
        paragraphs
      }
      values {
        ...FeatureSectionFields
      }
      closing {
        ...ClosingFields
      }
    }
  }
`;
