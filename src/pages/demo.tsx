import { type PageProps, graphql } from 'gatsby';
import { ClosingSection } from '../sections/closing-section';
import { DemoHero } from '../sections/demo/demo-hero';
import { StillSection } from '../sections/demo/still-section';

export default function DemoPage({
  data: { page, siteSettings },
}: PageProps<Queries.DemoQuery>) {
  return (
    <>
      <DemoHero
        hero={page.hero}
        video={page.video}
        chapters={page.chapters}
        src={siteSettings.embeds.demoVideo}
      />
      <StillSection {...page.features} />
      <ClosingSection closing={page.closing} />
    </>
  );
}

export { MetadataHead as Head } from '../seo/page-head';

export const query = graphql`
  query Demo {
    page: demoPage {
      ...PageFields
      hero {
        ...HeroFields
      }
      video {
        ...VideoFields
      }
      chapters {
        ...ChaptersFields
      }
      features {
        ...StillSectionFields
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
