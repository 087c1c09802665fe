import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { useEffect } from 'react';
import { ScriptsOnLoad } from '../components/hydration/scripts-on-load';
import { useHydrated } from '../components/hydration/use-hydrated';
import { required } from '../content/required';
import { NotFound, TemplateNotFound } from '../sections/not-found';
import { PageHead } from '../seo/page-head';

const FILE = 'pages/not-found.json';

/**
 * The screen for every unknown path. Hosts answer unknown templates with this page too, so it turns into
 * "Template not found" there: after it has been mounted, because its HTML is the same for all paths.
 */
export default function NotFoundPage({
  data,
  location,
}: PageProps<Queries.NotFoundQuery>) {
  const page = required(data.notFoundPage, FILE);
  const portfolio = data.websiteDesignPage?.portfolio.templates ?? [];
  const { pathname } = location;
  const isHydrated = useHydrated();

  useEffect(() => {
    if (!isTemplatePath(pathname)) console.error('404: no page at', pathname);
  }, [pathname]);

  return (
    <>
      <ScriptsOnLoad />
      {isHydrated && isTemplatePath(pathname) ? (
        <TemplateNotFound content={page.template} templates={portfolio} />
      ) : (
        <NotFound content={page} />
      )}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.NotFoundQuery>) {
  const { seo, template } = required(data.notFoundPage, FILE);
  const site = required(data.siteSettings, 'site.json');
  const title = isTemplatePath(location.pathname)
    ? `${template.title} | ${site.name}`
    : seo.title;
  return <PageHead path={location.pathname} {...seo} title={title} />;
}

/** Whether a path is one of website templates: /websites and everything below. */
function isTemplatePath(pathname: string): boolean {
  return /^\/websites(?:\/|$)/.test(pathname);
}

export const query = graphql`
  query NotFound {
    siteSettings {
      name
    }
    notFoundPage {
      seo {
        ...SeoFields
      }
      ...NotFoundFields
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
