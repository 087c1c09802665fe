import { type HeadProps, type PageProps, graphql } from 'gatsby';
import { required } from '../content/required';
import { ClosingSection } from '../sections/closing-section';
import { DemoStage } from '../sections/demo/demo-stage';
import { StillSection } from '../sections/demo/still-section';
import { PageHead } from '../seo/page-head';

export default function DemoPage({ data }: PageProps<Queries.DemoQuery>) {
  const page = required(data.demoPage);
  const { embeds } = required(data.siteSettings);
  return (
    <>
      <DemoStage
        hero={page.hero}
        video={page.video}
        chapters={page.chapters}
        src={embeds.demoVideo}
      />
      <StillSection features={page.features} />
      <ClosingSection closing={page.closing} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.DemoQuery>) {
  const { metadata } = required(data.demoPage);
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
