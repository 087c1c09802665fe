import { type HeadProps, type PageProps, graphql } from 'gatsby';
import { pageTitle, sampleTitle } from '../content/page-title';
import { templatePreviewPath } from '../content/routes';
import { PageHead } from '../seo/page-head';
import { layoutOf } from '../website-templates/preview/layouts/layouts';
import {
  type PreviewedTemplate,
  firmName,
} from '../website-templates/preview/preview-fields';
import { WholePreview } from '../website-templates/preview/whole-preview';

type Data = Queries.WebsiteTemplatePreviewQuery;

/** The sample site of a website template alone. Its context keeps the page frame away (src/layout/wrap.tsx). */
export default function WebsiteTemplatePreviewPage({ data }: PageProps<Data>) {
  const { websiteTemplate: template, websiteTemplatePage } = data;
  return (
    <WholePreview
      template={template as PreviewedTemplate}
      includedPages={template.pages ?? websiteTemplatePage.defaultPages}
      siteName={data.siteSettings.name}
    />
  );
}

/** Canonical to itself: search engines could apply noindex to another canonical address. */
export function Head({ data }: HeadProps<Data>) {
  const template = data.websiteTemplate;
  const { keywords, socialImage } = template.metadata;
  const { face } = layoutOf(template.preview?.layout ?? null);
  return (
    <>
      <PageHead
        path={templatePreviewPath(template.slug)}
        title={pageTitle(
          sampleTitle(firmName(template)),
          data.siteSettings.name,
        )}
        description={template.overview.text}
        keywords={keywords}
        socialImage={socialImage}
        noIndex
      />
      {/* The page opens with it: browsers wait for it a moment, and never change to it later. */}
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
  query WebsiteTemplatePreview($slug: String!) {
    websiteTemplate(slug: { eq: $slug }) {
      ...TemplatePreviewFields
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
