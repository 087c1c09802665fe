import { type PageProps, graphql } from 'gatsby';
import { AboutHero } from '../sections/about/about-hero';
import { AboutStory } from '../sections/about/about-story';
import { People } from '../sections/about/people';
import { ValueList } from '../sections/about/value-list';
import { ClosingSection } from '../sections/closing-section';

export default function AboutPage({
  data: { page },
}: PageProps<Queries.AboutQuery>) {
  return (
    <>
      <AboutHero hero={page.hero} stats={page.stats} />
      <AboutStory {...page.story} />
      <People {...page.story.people} />
      <ValueList {...page.values} />
      <ClosingSection closing={page.closing} fullLogo />
    </>
  );
}

export { MetadataHead as Head } from '../seo/page-head';

export const query = graphql`
  query About {
    page: aboutPage {
      ...PageFields
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
