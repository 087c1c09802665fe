import { type HeadProps, type PageProps, graphql } from 'gatsby';
import { required } from '../content/required';
import { AboutHero } from '../sections/about/about-hero';
import { AboutStory } from '../sections/about/about-story';
import { People } from '../sections/about/people';
import { ValueList } from '../sections/about/value-list';
import { ClosingSection } from '../sections/closing-section';
import { PageHead } from '../seo/page-head';

export default function AboutPage({ data }: PageProps<Queries.AboutQuery>) {
  const about = required(data.aboutPage);
  return (
    <>
      <AboutHero hero={about.hero} stats={about.stats} />
      <AboutStory {...about.story} />
      <People {...about.story.people} />
      <ValueList {...about.values} />
      <ClosingSection closing={about.closing} fullLogo />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.AboutQuery>) {
  const { metadata } = required(data.aboutPage);
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
        ...AboutStoryFields
      }
      values {
        ...AboutValuesFields
      }
      closing {
        ...ClosingFields
      }
    }
  }
`;
