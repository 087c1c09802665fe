import { graphql, type PageProps } from 'gatsby';
import { AboutStory } from '../sections/about/about-story';
import { People } from '../sections/about/people';
import { ValueList } from '../sections/about/value-list';
import { VanArt } from '../sections/about/van-art';
import { PictureHero } from '../sections/hero/picture-hero';
import { ClosingSection } from '../sections/shared/closing-section';

export default function AboutPage({
  data: { page },
}: PageProps<Queries.AboutQuery>) {
  return (
    <>
      <PictureHero hero={page.hero} stats={page.stats}>
        <VanArt />
      </PictureHero>
      <AboutStory {...page.story} />
      <People {...page.story.people} />
      <ValueList {...page.values} />
      <ClosingSection closing={page.closing} object="lark" />
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
