import { type HeadProps, type PageProps, graphql } from 'gatsby';
import { ScriptsOnLoad, useHydrated } from '../components/hydration/scripts';
import { closestPages, suggestedPages } from '../content/closest-pages';
import { TemplateNotFound } from '../sections/not-found';
import { PageHead } from '../seo/page-head';

/** The screen for /websites and every unknown path below, with all templates. */
export default function TemplateNotFoundPage({
  data,
  location,
}: PageProps<Queries.TemplateNotFoundQuery>) {
  // Its HTML is the same for all paths.
  const slug = useHydrated() ? location.pathname.split('/').slice(2) : [];
  const known = data.websiteDesignPage.portfolio.templates.map((card) => ({
    ...card,
    path: card.slug,
    keywords: [],
  }));
  return (
    <>
      <ScriptsOnLoad />
      <TemplateNotFound
        content={data.notFoundPage.template}
        templates={suggestedPages(closestPages(slug.join('/'), known), known)}
      />
    </>
  );
}

export function Head({
  data,
  location,
}: HeadProps<Queries.TemplateNotFoundQuery>) {
  const { seo, template } = data.notFoundPage;
  const title = `${template.title} | ${data.siteSettings.name}`;
  return <PageHead path={location.pathname} {...seo} title={title} />;
}

export const query = graphql`
  query TemplateNotFound {
    siteSettings {
      name
    }
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
