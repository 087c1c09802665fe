import { type HeadProps, type PageProps, graphql } from 'gatsby';
import { plainTextOf } from '../content/text/markup';
import { pageTitle, sampleTitle } from '../content/text/page-title';
import { sampleSitePath } from '../content/routes';
import { PageHead } from '../seo/page-head';
import { layoutOf } from '../website-templates/sample-site/layouts/layouts';
import {
  asTemplateWithSample,
  firmName,
} from '../website-templates/sample-site/sample-fields';
import { SampleSite } from '../website-templates/sample-site/sample-site';

type Data = Queries.SampleSiteQuery;

/** A template's sample site on its own. The page's context removes the page frame (src/layout/wrap.tsx). */
export default function SampleSitePage({ data }: PageProps<Data>) {
  const { websiteTemplate: template, websiteTemplatePage } = data;
  return (
    <SampleSite
      template={asTemplateWithSample(template)}
      includedPages={template.pages ?? websiteTemplatePage.defaultPages}
      siteName={data.siteSettings.name}
    />
  );
}

/** Canonical to itself: with the template's page as canonical, search engines could apply noindex to that page. */
export function Head({ data }: HeadProps<Data>) {
  const template = data.websiteTemplate;
  const { keywords, socialImage } = template.metadata;
  const { face } = layoutOf(template.sampleSite?.layout ?? null);
  const title = sampleTitle(firmName(template));
  return (
    <>
      <PageHead
        path={sampleSitePath(template.slug)}
        title={pageTitle(title, data.siteSettings.name)}
        description={`${title}. ${plainTextOf(template.overview.text)}`}
        keywords={keywords}
        socialImage={socialImage}
        noIndex
      />
      {/* Preloads the font of the page's opening: browsers wait for it briefly and never swap it in later. */}
      {face && (
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={face.url}
          crossOrigin="anonymous"
        />
      )}
    </>
  );
}

export const query = graphql`
  query SampleSite($slug: String!) {
    websiteTemplate(slug: { eq: $slug }) {
      ...SampleSiteFields
      metadata {
        keywords
        socialImage
      }
    }
    websiteTemplatePage {
      defaultPages
    }
    siteSettings {
      name
    }
  }
`;
