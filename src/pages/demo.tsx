import { graphql, type PageProps } from 'gatsby';
import { VideoFeatures } from '../sections/demo/video-features';
import { VideoHero } from '../sections/demo/video-hero';
import { ClosingSection } from '../sections/shared/closing-section';

export default function DemoPage({
  data: { page, siteSettings },
}: PageProps<Queries.DemoQuery>) {
  return (
    <>
      <VideoHero
        hero={page.hero}
        video={page.video}
        chapters={page.chapters}
        src={siteSettings.embeds.demoVideo}
      />
      <VideoFeatures {...page.features} />
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
        ...VideoFeaturesFields
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
