import { type HeadProps, type PageProps, graphql } from 'gatsby';
import { ScriptsOnLoad, useHydrated } from '../components/hydration/scripts';
import { closestPages, suggestedPages } from '../content/closest-pages';
import { required } from '../content/required';
import { TemplateNotFound } from '../sections/not-found';
import { PageHead } from '../seo/page-head';

/** The screen for /websites and every unknown path below, with all templates. */
export default function TemplateNotFoundPage({
  data,
  location,
}: PageProps<Queries.TemplateNotFoundQuery>) {
  const { template } = required(data.notFoundPage);
  // Its HTML is the same for all paths.
  const slug = useHydrated() ? location.pathname.split('/').slice(2) : [];
  const known = (data.websiteDesignPage?.portfolio.templates ?? []).map(
    (card) => ({ ...card, path: card.slug, keywords: [] }),
  );
  return (
    <>
      <ScriptsOnLoad />
      <TemplateNotFound
        content={template}
        templates={suggestedPages(closestPages(slug.join('/'), known), known)}
      />
    </>
  );
}

export function Head({
  data,
  location,
}: HeadProps<Queries.TemplateNotFoundQuery>) {
  const { seo, template } = required(data.notFoundPage);
  const { name } = required(data.siteSettings);
  const title = `${template.title} | ${name}`;
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
