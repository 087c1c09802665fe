import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { TemplateNotFound } from '../sections/not-found/not-found';
import { PageHead } from '../seo/page-head';

/** For /websites and all unknown paths below, with a list of all templates. */
export default function TemplateNotFoundPage({
  data: { notFoundPage, websiteDesignPage },
}: PageProps<Queries.TemplateNotFoundQuery>) {
  return (
    <TemplateNotFound
      content={notFoundPage.template}
      templates={websiteDesignPage.portfolio.templates}
    />
  );
}

export function Head({
  data,
  location,
}: HeadProps<Queries.TemplateNotFoundQuery>) {
  const { seo, template } = data.notFoundPage;
  return (
    <PageHead
      noIndex
      path={location.pathname}
      {...seo}
      title={template.title}
      description={template.text}
    />
  );
}

export const query = graphql`
  query TemplateNotFound {
    notFoundPage {
      seo {
        ...SeoFields
      }
      template {
        ...TemplateNotFoundFields
      }
    }
    websiteDesignPage {
      portfolio {
        templates {
          ...TemplateCardFields
        }
      }
    }
  }
`;
